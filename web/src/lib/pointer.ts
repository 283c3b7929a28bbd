// Places in an act, as the desk names them: JSON Pointers without escapes.

/** What stands at a place. */
export function at(whole: unknown, pointer: string): unknown {
  return steps(pointer).reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], whole);
}

/** The same with something else at a place. */
export function put(whole: unknown, pointer: string, value: unknown): unknown {
  return replace(whole, steps(pointer), value);
}

const steps = (pointer: string): string[] => pointer.split('/').slice(1);

function replace(whole: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const fields = whole as Record<string, unknown>;
  return { ...fields, [step]: replace(fields[step], rest, value) };
}
