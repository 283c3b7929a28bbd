// Games at a desk, played with the types that openapi-typescript has made of its description: play.js URL.
// The compiler checks every path, every act and every answer.

import assert from 'node:assert/strict';
import createClient, { type Client } from 'openapi-fetch';

import type { components, paths } from './desk.js';

type Shapes = components['schemas'];
type Act = Shapes['StoredAct'];

const url = process.argv[2];
assert(url, 'usage: play.js URL');

const clientOf = (secret?: string): Client<paths> =>
  createClient<paths>({ baseUrl: url, ...(secret && { headers: { Authorization: `Bearer ${secret}` } }) });

const stranger = clientOf();

const header: Shapes['Header'] = {
  jadoube: 'record',
  version: 1,
  edition: '2023',
  pace: 'rapid',
  supervision: 'full',
  control: '900+10',
  clock_marks_first: true,
  budget: 200_000,
  heading: { white: 'Ann', black: 'Bo' },
};

/** A game, and what tells the referee of an act. */
async function open() {
  const { data, error } = await stranger.POST('/api/games', { body: header });
  assert(data, JSON.stringify(error));
  const links = new Map(Object.entries(data.secrets).map(([role, secret]) => [role, clientOf(secret)]));
  const tell = async (role: string, act: Act) => {
    const link = links.get(role);
    assert(link, role);
    const { data: update, error: problem } = await link.POST('/api/games/{id}/acts', {
      params: { path: { id: data.id } },
      body: act,
    });
    assert(update, JSON.stringify(problem));
    return update;
  };
  for (const by of ['white', 'black'] as const) await tell('arbiter', { type: 'arrived', by });
  await tell('arbiter', { type: 'round-started' });
  return { id: data.id, tell, links };
}

/** The player of an act: the compiler knows by its type which acts have one. */
function player(act: Act): Shapes['Player'] | undefined {
  switch (act.type) {
    case 'played':
      // Only a move has squares.
      assert.match(act.move, /^[a-h][1-8][a-h][1-8][qrbn]?$/);
      return act.by;
    case 'resigned':
      return act.by;
    default:
      return undefined;
  }
}

const game = await open();
let last: Awaited<ReturnType<typeof game.tell>> | undefined;
for (const [ply, move] of ['f2f3', 'e7e5', 'g2g4', 'd8h4'].entries()) {
  const act: Act = { type: 'played', by: ply % 2 === 0 ? 'white' : 'black', move };
  last = await game.tell(player(act) ?? 'arbiter', act);
}
assert.equal(last?.state.result, '0-1');
const kind: Shapes['Kind'] = 'ruling';
const ruling = last?.entries.find((entry) => entry.kind === kind);
assert(ruling && ruling.articles.length > 0, 'the mate is ruled by an article');

const drawn = await open();
await drawn.tell('white', { type: 'played', by: 'white', move: 'e2e4' });
await drawn.tell('black', { type: 'played', by: 'black', move: 'e7e5' });
await drawn.tell('white', { type: 'offered', by: 'white' });
assert.equal((await drawn.tell('black', { type: 'accepted', by: 'black' })).state.result, '1/2-1/2');

// What is refused says why, and by which article.
const other = await open();
const refused = await other.links.get('white')?.POST('/api/games/{id}/acts', {
  params: { path: { id: other.id } },
  body: { type: 'played', by: 'white', move: 'e2e5' },
});
assert(refused?.error?.article, JSON.stringify(refused));
const claimed = await other.tell('white', { type: 'claimed', by: 'white', claim: { type: 'fifty-moves' } });
assert(claimed.entries.some((entry) => entry.kind === kind));

const { data: games } = await stranger.GET('/api/games');
assert(games && games.some((summary) => summary.id === drawn.id && summary.result === '1/2-1/2'));
const { data: laws } = await stranger.GET('/api/laws', { params: { query: { sought: 'dead position' } } });
assert(laws?.some((provision) => provision.key === 'end.dead-position'));
console.log('typescript: three games played with the generated types');
