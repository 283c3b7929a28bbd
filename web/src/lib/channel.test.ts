import { expect, test } from 'vitest';

import { LiveChannel } from './channel';

type Asked = { address: string; secret: string | null };

/** A channel over an answer in pieces; what was asked, and what came of it. */
async function hear(pieces: string[], status = 200) {
  const asked: Asked[] = [];
  const heard: string[] = [];
  const encoder = new TextEncoder();
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ address: String(input), secret: new Headers(init?.headers).get('authorization') });
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    });
    return new Response(body, { status });
  };
  const channel = new LiveChannel('/live?after=1', 'secret', fetcher);
  await new Promise<void>((resolve) => {
    channel.onopen = () => heard.push('open');
    channel.onmessage = ({ data }) => heard.push(data);
    channel.onerror = () => {
      heard.push('end');
      resolve();
    };
  });
  return { asked, heard };
}

test('the secret is in a header, and never in the address', async () => {
  const { asked } = await hear([]);
  expect(asked).toEqual([{ address: '/live?after=1', secret: 'Bearer secret' }]);
});

test('events are told whole, however they are cut', async () => {
  const { heard } = await hear(['id: 1\nda', 'ta: {"a":', '"ö"}\n', '\nid: 2\ndata: {}\n\nid: 3\ndata: half']);
  expect(heard).toEqual(['open', '{"a":"ö"}', '{}', 'end']);
});

test('what is refused is not open', async () => {
  expect((await hear(['{"problem":"no-key"}'], 401)).heard).toEqual(['end']);
});

test('a comment says that the connection is alive', async () => {
  let beats = 0;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(':\n\n'));
      controller.close();
    },
  });
  const channel = new LiveChannel('/live', null, async () => new Response(body));
  await new Promise<void>((resolve) => {
    channel.onbeat = () => (beats += 1);
    channel.onmessage = () => expect.unreachable('a comment is no message');
    channel.onerror = () => resolve();
  });
  expect(beats).toBe(1);
});
