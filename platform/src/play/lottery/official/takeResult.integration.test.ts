import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { ResultAnswer } from '@unisite/shared/contract/lotteryResults';
import type { Prizes } from '@unisite/shared/lottery';
import { signatureOf } from '../../../foundation/crypto/callSignature.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { northPrizes } from '../testing/lotteryTable.ts';
import { enterResult } from './enterResult.ts';
import { createResultsProvider } from './resultsProvider.ts';
import { holdDraw } from './setResult.ts';
import { takeResult } from './takeResult.ts';

jest.setTimeout(60_000);

const secret = 'what both know';
const drawnAt = new Date('2026-11-27T11:15:00Z');
const draw = { code: 'MB', numero: '20261127', form: 'north', drawnAt };
const right = northPrizes('00', [['DB', 0, '12386']]);
const wrong = northPrizes('00', [['DB', 0, '12387']]);
const answer = (state: ResultAnswer['state'], prizes: unknown, others: object = {}) =>
  JSON.stringify({ code: 'MB', numero: '20261127', state, prizes, ...others });

let own: TestDatabase;
let server: Server;
let port: number;
/** The provider's response, and the secret that signs it. */
let says: string;
let signsWith: string;
let now: Date;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { 'x-timestamp': timestamp, 'x-nonce': nonce } = request.headers;
    const call = { timestamp: String(timestamp), nonce: String(nonce), path: `${request.url}#answer` };
    response.setHeader('x-signature', signatureOf(signsWith, { ...call, rawBody: Buffer.from(says) }));
    request.resume().on('end', () => response.end(says));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.close();
});
beforeEach(async () => {
  own = await testDatabase();
  signsWith = secret;
  now = new Date('2026-11-27T11:40:00Z');
  await own.database.query(
    `INSERT INTO draw (station_code, numero, closes_at, drawn_at) VALUES ('MB', '20261127', $1, $1)`,
    [drawnAt],
  );
});
afterEach(() => own.drop());

const take = (text: string) => {
  says = text;
  const clock = () => now;
  const reach = { mode: 'demonstration' as const, sandboxUrl: `http://127.0.0.1:${port}`, sandboxSecret: secret };
  const provider = createResultsProvider(reach, clock);
  if (!provider) throw new Error('a demonstration has a provider');
  return takeResult({ database: own.database, clock }, provider, draw);
};
const kept = async () => {
  const [row] = await own.database.query<{
    prizes: Prizes | null;
    drawing: Prizes | null;
    revision: number;
    entries: number;
  }>('SELECT prizes, drawing, revision, (SELECT count(*)::int FROM draw_entry) AS entries FROM draw');
  return row;
};

test('numbers are shown as they come, and the final result counts once, however often it is said', async () => {
  expect(await take(answer('waiting', []))).toBe('none');
  const some = [{ rank: 'G7', numbers: ['00', '00'] }];
  expect(await take(answer('drawing', some))).toBe('drawing');
  expect(await take(answer('drawing', some))).toBe('none');
  expect(await kept()).toMatchObject({ prizes: null, drawing: some });
  const taken = await Promise.all([1, 2, 3].map(() => take(answer('final', right))));
  expect(taken.sort()).toEqual(['none', 'none', 'set']);
  expect(await kept()).toEqual({ prizes: right, drawing: null, revision: 0, entries: 0 });
  // a late report about a finished drawing
  expect(await take(answer('drawing', some))).toBe('none');
});

test('a correction waits for an operator who says the same, and is forgotten when it is taken back', async () => {
  await take(answer('final', wrong));
  expect(await take(answer('final', right))).toBe('differs');
  expect(await take(answer('final', right))).toBe('none');
  expect(await kept()).toMatchObject({ prizes: wrong, revision: 0, entries: 1 });
  await take(answer('final', wrong));
  expect(await kept()).toMatchObject({ entries: 0 });
  await take(answer('final', right));
  await own.database.transaction(async (q) => {
    const held = await holdDraw(q, 'MB', '20261127');
    if (held) await enterResult(q, held, { prizes: right, by: 'ops', why: 'seen on television', at: now });
  });
  expect(await kept()).toMatchObject({ prizes: right, revision: 1, entries: 0 });
});

test('what an operator entered while the provider was away makes the result with it', async () => {
  await own.database.transaction(async (q) => {
    const held = await holdDraw(q, 'MB', '20261127');
    if (held) await enterResult(q, held, { prizes: wrong, by: 'ops', why: 'the provider is away', at: now });
  });
  // a provider's first final result takes effect without confirmation
  expect(await take(answer('final', right))).toBe('set');
  expect(await kept()).toMatchObject({ prizes: right, entries: 0 });
});

test.each<[string, () => string]>([
  ['another key', () => answer('final', right)],
  ['another draw', () => answer('final', right, { numero: '20261126' })],
  ['another station', () => answer('final', right, { code: 'HCM' })],
  ['a number too few', () => answer('final', northPrizes('00').slice(1))],
  ['a number too long', () => answer('final', northPrizes('00', [['DB', 0, '123456']]))],
  ['no digits', () => answer('final', northPrizes('00', [['G7', 1, '0\u0000']]))],
  ['a rank that there is not', () => answer('drawing', [{ rank: 'G9', numbers: ['00'] }])],
  [
    'a rank twice',
    () =>
      answer('drawing', [
        { rank: 'G7', numbers: ['00'] },
        { rank: 'G7', numbers: ['01'] },
      ]),
  ],
  ['a state that there is not', () => answer('over' as 'final', right)],
  ['no JSON', () => '<html>'],
  ['a megabyte', () => answer('final', 'x'.repeat(1_000_000))],
])('a forged or broken answer is not believed: %s', async (name, text) => {
  if (name === 'another key') signsWith = 'somebody else’s';
  await expect(take(text())).rejects.toThrow();
  expect(await kept()).toEqual({ prizes: null, drawing: null, revision: 0, entries: 0 });
});

test('nothing is taken before the draw’s time, of a void draw, or where there is no provider', async () => {
  now = new Date(drawnAt.getTime() - 1);
  expect(await take(answer('final', right))).toBe('none');
  now = new Date(drawnAt.getTime() + 1);
  await own.database.query('UPDATE draw SET voided_at = $1', [now]);
  expect(await take(answer('final', right))).toBe('none');
  const reach = { mode: 'production' as const, sandboxUrl: '', sandboxSecret: '' };
  expect(createResultsProvider(reach, () => now)).toBeNull();
});
