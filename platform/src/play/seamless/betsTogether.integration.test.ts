import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { limitStakes } from '../../access/protection/testing/protect.ts';
import { SANDBOX } from './secrets.ts';
import { type Player, vendorTable } from './testing/vendorTable.ts';

const table = vendorTable();

interface Call {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly transaction: number;
  /** For a rollback. */
  readonly of?: number;
  readonly round: number;
  readonly amount: number;
  readonly game?: string;
  readonly currency?: string;
  readonly ends?: boolean;
}

interface Answer {
  readonly ord: number;
  readonly code: string | null;
  readonly balance: string;
  readonly moved: boolean;
}

// Few ids, rounds and small amounts, so that copies, conflicts and empty wallets are frequent.
const transaction = fc.nat({ max: 4 });
const round = fc.nat({ max: 2 });
const amount = fc.integer({ min: 0, max: 120 });

const bet: fc.Arbitrary<Call> = fc.record({
  kind: fc.constant('bet' as const),
  transaction,
  round,
  amount,
  game: fc.oneof(
    { weight: 8, arbitrary: fc.constant('jade-claw') },
    fc.constantFrom('jade-rest', 'onyx-sea', 'nowhere'),
  ),
  currency: fc.oneof({ weight: 8, arbitrary: fc.constant('VND') }, fc.constant('USD')),
});
const win: fc.Arbitrary<Call> = fc.record({
  kind: fc.constant('win' as const),
  transaction: fc.integer({ min: 10, max: 12 }),
  round,
  amount,
  game: fc.constant('jade-claw'),
  currency: fc.constant('VND'),
  ends: fc.boolean(),
});
const rollback: fc.Arbitrary<Call> = fc.record({
  kind: fc.constant('rollback' as const),
  transaction: fc.integer({ min: 20, max: 22 }),
  of: transaction,
  round,
  amount,
});

const stake = (transaction: number, amount: number): Call => ({
  kind: 'bet',
  transaction,
  round: 0,
  amount,
  game: 'jade-claw',
  currency: 'VND',
});

/** A call as the platform sends it to the database, for a player with ids of its own. */
function requestOf({ playerId, token }: Player, { kind, transaction, of, round, ...rest }: Call) {
  const said = JSON.stringify({ kind, transaction, of, round, ...rest });
  return {
    kind,
    caller: SANDBOX,
    version: 1,
    nonce: randomUUID(),
    at: new Date(table.now()).toISOString(),
    token,
    player: playerId,
    transaction_id: `${playerId}-${transaction}`,
    request_hash: createHash('sha256').update(said).digest('hex'),
    round: `${playerId}-${round}`,
    reference: of === undefined ? undefined : `${playerId}-${of}`,
    ...rest,
  };
}

async function send(who: Player, calls: readonly Call[]): Promise<Answer[]> {
  const requests = calls.map((call) => requestOf(who, call));
  return table.platform.database.query<Answer>(
    'SELECT ord, code, balance, moved FROM seamless_calls($1) ORDER BY ord',
    [JSON.stringify(requests)],
  );
}

async function oneByOne(who: Player, calls: readonly Call[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const call of calls)
    answers.push(...(await send(who, [call])).map((answer) => ({ ...answer, ord: answers.length + 1 })));
  return answers;
}

/** The result of a player's calls: money, rounds, and their records. */
async function stateOf({ playerId }: Player) {
  const { database } = table.platform;
  const named = (column: string) => `substr(${column}, length(member_id::text) + 2)`;
  return {
    balance: await table.balance({ playerId, token: '', account: '' }),
    lines: await table.lines({ playerId, token: '', account: '' }),
    rounds: await database.query(
      `SELECT ${named('round_id')} AS round, vendor_code, game_id, staked, won, state FROM game_round WHERE member_id = $1 ORDER BY 1`,
      [playerId],
    ),
    // A refused bet keeps the balance at the time of the check, which is not deterministic among many.
    transactions: await database.query(
      `SELECT ${named('transaction_id')} AS id, kind, vendor_code, game_id, ${named('round_id')} AS round, amount, outcome, code,
         encode(request_hash, 'hex') AS hash, ${named('rolled_back_by')} AS rolled_back_by,
         CASE outcome WHEN 'done' THEN balance END AS balance, transfer_id IS NOT NULL AS moved
       FROM vendor_transaction WHERE member_id = $1 ORDER BY 1`,
      [playerId],
    ),
  };
}

/** A call that moved nothing gets the balance at the time of the check, which is not deterministic among many. */
const ofAccepted = ({ ord, code, balance, moved }: Answer) => ({ ord, code, moved, ...(moved ? { balance } : {}) });

test('bets that come together are answered as the same ones one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 250 }),
      fc.array(fc.oneof(bet, win, rollback), { maxLength: 6 }),
      fc.option(fc.integer({ min: 0, max: 150 })),
      fc.array(bet, { minLength: 1, maxLength: 8 }),
      async (opening, before, dailyStake, bets) => {
        const [together, apart] = [await table.player(BigInt(opening)), await table.player(BigInt(opening))];
        expect((await oneByOne(together, before)).map(ofAccepted)).toEqual(
          (await oneByOne(apart, before)).map(ofAccepted),
        );
        for (const { playerId } of dailyStake === null ? [] : [together, apart]) {
          await limitStakes(table.platform.database, playerId, dailyStake ?? 0, new Date(table.now()));
        }
        expect((await send(together, bets)).map(ofAccepted)).toEqual((await oneByOne(apart, bets)).map(ofAccepted));
        expect(await stateOf(together)).toEqual(await stateOf(apart));
      },
    ),
    {
      numRuns: 40,
      // A free spin after a stake that a limit refuses: its balance must not be reduced by that stake.
      examples: [[1, [], 0, [stake(0, 1), stake(1, 0), stake(0, 0)]]],
    },
  );
});
