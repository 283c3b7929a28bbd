/** The part of a browser that keeps a screen on. Not every browser has it, and none over a connection that is not safe. */
type Screen = Pick<Navigator, 'wakeLock'>;

/** Keeps the screen on, where the browser can, until the returned function is called. */
export function awake(screen: Partial<Screen>): () => void {
  let over = false;
  let lock: WakeLockSentinel | undefined;
  screen.wakeLock?.request('screen').then(
    (given) => {
      if (over) void given.release();
      else lock = given;
    },
    // A low battery may refuse it; that is no error.
    () => undefined,
  );
  return () => {
    over = true;
    void lock?.release();
  };
}
