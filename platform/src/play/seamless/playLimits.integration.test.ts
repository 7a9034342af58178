import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BetBody, code, type Player, vendorTable } from './testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, bet } = table;

const HOUR = 3_600_000;
const windows = { day: 24 * HOUR, week: 168 * HOUR, month: 744 * HOUR } as const;

/** A stake and its outcome; hundredths. */
interface Played {
  readonly body: BetBody;
  readonly at: number;
  stake: number;
  wins: { readonly at: number; readonly amount: number }[];
}

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('bet' as const), amount: fc.integer({ min: 0, max: 120 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('win' as const), amount: fc.integer({ min: 0, max: 200 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      minutes: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 60, max: 1_500 }), fc.constant(7 * 1_440)),
    }),
  },
);
const limits = fc.record({
  kind: fc.constantFrom('stake' as const, 'loss' as const),
  period: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  amount: fc.integer({ min: 0, max: 400 }),
});

/** Stakes since a time, and the losses among them. */
function since(played: readonly Played[], from: number): { staked: number; lost: number } {
  const staked = played.filter(({ at }) => at > from).reduce((sum, { stake }) => sum + stake, 0);
  const won = played.flatMap(({ wins }) => wins).filter(({ at }) => at > from);
  return { staked, lost: staked - won.reduce((sum, { amount }) => sum + amount, 0) };
}

type Limit = typeof limits extends fc.Arbitrary<infer Value> ? Value : never;

/** What counts against a limit. */
const counted = ({ kind }: Limit, played: readonly Played[], from: number): number => {
  const { staked, lost } = since(played, from);
  return kind === 'stake' ? staked : lost;
};

/** Places a bet, and checks that the response agrees with the limit. */
async function stake(who: Player, limit: Limit, played: Played[], amount: number): Promise<void> {
  await answerReminder(who.playerId);
  const body = betBody(who, amount);
  const [answer, at, length] = [await code(bet(body)), table.now(), windows[limit.period]];
  if (answer === 'OK') {
    played.push({ body, at, stake: amount, wins: [] });
    if (amount > 0) expect(counted(limit, played, at - length)).toBeLessThanOrEqual(limit.amount);
    return;
  }
  expect(answer).toBe('LIMIT_REACHED');
  // the hour before counts with all its stakes
  expect(since(played, at - length - HOUR).staked + amount).toBeGreaterThan(limit.amount);
}

async function winLast(played: readonly Played[], amount: number): Promise<void> {
  const last = played.findLast(({ wins }) => wins.length === 0);
  if (last && (await code(table.win(last.body, amount))) === 'OK') last.wins.push({ at: table.now(), amount });
}

async function takeLastBack(who: Player, played: readonly Played[]): Promise<void> {
  const last = played.findLast(({ stake: staked, wins }) => staked > 0 && wins.length === 0);
  if (last && (await code(table.rollback(who, last.body.transactionId))) === 'OK') last.stake = 0;
}

test('no bet is accepted that leads above a limit in any stretch of its length, and none refused that stays below', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(act, { minLength: 5, maxLength: 25 }), async (limit, acts) => {
      const who = await player(10_000_000n);
      await table.platform.database.query(
        `INSERT INTO play_limit (member_id, kind, period, source, amount, set_at) VALUES ($1, $2, $3, 'member', $4, $5)`,
        [who.playerId, limit.kind, limit.period, limit.amount, new Date(table.now())],
      );
      const played: Played[] = [];
      for (const one of acts) {
        if (one.do === 'bet') await stake(who, limit, played, one.amount);
        else if (one.do === 'win') await winLast(played, one.amount);
        else if (one.do === 'rollback') await takeLastBack(who, played);
        else {
          table.pass(one.minutes * 60_000);
          await refreshSession(who.playerId);
        }
      }
    }),
    { numRuns: 40 },
  );
});

const answerReminder = (playerId: string) =>
  table.platform.database.query('SELECT play_answer_check($1, $2)', [playerId, new Date(table.now())]);

/** Keeps the play session alive, since these bets are too infrequent for that. */
const refreshSession = (playerId: string) =>
  table.platform.database.query('UPDATE play_session SET started_at = $2, seen_at = $2 WHERE member_id = $1', [
    playerId,
    new Date(table.now()),
  ]);

test('while a reminder waits no bet is accepted; once it is answered bets go on, under new ids', async () => {
  const who = await player();
  const { database } = table.platform;
  const first = betBody(who, 100);
  expect(await code(bet(first))).toBe('OK');
  await database.query('SELECT play_set_check($1, 15, $2)', [who.playerId, new Date(table.now())]);
  table.pass(15 * 60_000);
  const paused = betBody(who, 100);
  expect(await code(bet(paused))).toBe('PLAY_PAUSED');
  // earlier stakes are still paid
  expect(await code(table.win(first, 50))).toBe('OK');
  await database.query('SELECT play_answer_check($1, $2)', [who.playerId, new Date(table.now())]);
  expect(await code(bet(paused))).toBe('PLAY_PAUSED');
  expect(await code(bet(betBody(who, 100)))).toBe('OK');
});

test('a break that begins while bets come is before or after each of them; what is open is paid', async () => {
  const who = await player();
  const open = betBody(who, 100);
  expect(await code(bet(open))).toBe('OK');
  const started = table.platform.database.query(
    `INSERT INTO play_break (member_id, kind, length, started_at, until, source)
     VALUES ($1, 'timeOut', 'day', $2, $2::timestamptz + interval '1 day', 'member')`,
    [who.playerId, new Date(table.now())],
  );
  const codes = await Promise.all(Array.from({ length: 12 }, () => code(bet(betBody(who, 1)))));
  await started;
  expect(codes.every((one) => one === 'OK' || one === 'PLAYER_EXCLUDED')).toBe(true);
  expect(await code(bet(betBody(who, 1)))).toBe('PLAYER_EXCLUDED');
  expect(await code(table.win(open, 300))).toBe('OK');
  expect(await code(table.rollback(who, (await settledAfter(who, codes)) ?? open.transactionId))).not.toBe(
    'PLAYER_EXCLUDED',
  );
});

/** The transaction of the bet with this number, if it was accepted. */
async function settledAfter(
  who: { readonly playerId: string },
  codes: readonly unknown[],
): Promise<string | undefined> {
  if (!codes.includes('OK')) return undefined;
  const [row] = await table.platform.database.query<{ id: string }>(
    `SELECT transaction_id AS id FROM vendor_transaction WHERE member_id = $1 AND kind = 'bet' AND outcome = 'done' AND amount = 1 LIMIT 1`,
    [who.playerId],
  );
  return row?.id;
}
