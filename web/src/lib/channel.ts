/** The live updates of a game, as a session uses them. */
export type Channel = {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  /** Something has come, if only a comment: the connection is alive. */
  onbeat: (() => void) | null;
  /** The channel has ended, and not by `close`. */
  onerror: (() => void) | null;
  close: () => void;
};

type Fetch = typeof fetch;

/**
 * Server-sent events, read from an answer as it comes. An `EventSource` cannot send headers: the secret would be in the
 * address, and so in the logs of every proxy.
 */
export class LiveChannel implements Channel {
  onopen: Channel['onopen'] = null;
  onmessage: Channel['onmessage'] = null;
  onbeat: Channel['onbeat'] = null;
  onerror: Channel['onerror'] = null;
  readonly #aborter = new AbortController();

  constructor(address: string, secret: string | null, fetcher: Fetch = (input, init) => fetch(input, init)) {
    void this.#read(address, secret, fetcher);
  }

  close() {
    this.#aborter.abort();
  }

  async #read(address: string, secret: string | null, fetcher: Fetch) {
    const { signal } = this.#aborter;
    const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
    try {
      const answer = await fetcher(address, { headers, signal });
      if (answer.ok && answer.body) {
        this.onopen?.();
        await this.#tell(answer.body);
      }
    } catch {
      // The network failed, or the channel was closed.
    }
    if (!signal.aborted) this.onerror?.();
  }

  /** Tells of each event, once all of it has come. */
  async #tell(body: ReadableStream<Uint8Array>) {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (!this.#aborter.signal.aborted) this.onbeat?.();
      rest += decoder.decode(value, { stream: true });
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const lines = rest.slice(0, end).split('\n');
        rest = rest.slice(end + 2);
        const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
        if (data !== undefined && !this.#aborter.signal.aborted) this.onmessage?.({ data });
      }
    }
  }
}
