import { readFileSync } from 'node:fs';

import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';

test('the types of messages are those of the desk’s description: `npm run types` writes them', async () => {
  const stored = new URL('api.d.ts', import.meta.url).pathname;
  const tree = await openapiTS(new URL('../../../docs/openapi.json', import.meta.url));
  const style = await resolveConfig(stored);
  const written = await format(COMMENT_HEADER + astToString(tree), { ...style, parser: 'typescript' });
  expect(readFileSync(stored, 'utf8') === written).toBe(true);
});
