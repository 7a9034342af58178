import { randomUUID } from 'node:crypto';
import { hundredthsOf, returnAllVendorBalances, walletTransfer, walletTransferStatus } from '@unisite/shared/contract';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { type Database, isDatabaseUnavailable } from '../src/foundation/database/connect.ts';
import { Refusal } from '../src/foundation/http/refusal.ts';
import { placeHold, post, releaseHold, returnPayout, settleHold } from '../src/ledger/index.ts';
import type { CallResponse } from './http.ts';
import type { CashStep, Step, VendorAnswer, VendorCall } from './plan/step.ts';
import type { PlatformCalls } from './platformCalls.ts';
import { CURRENCY, GAMES, type Player, VENDOR } from './player.ts';
import { Mismatch, retryUntilAnswered, type Tally, Unavailable } from './retryUntilAnswered.ts';

interface StepContext {
  readonly calls: PlatformCalls;
  readonly database: Database;
  readonly tally: Tally;
  readonly player: Player;
}

const CUT_AFTER_MS = 8;
const subject = { vi: 'Mô phỏng', en: 'Simulated' };

/** Performs one step. Returns how it differs from the model, or null when it does not. */
export async function performStep(step: Step, context: StepContext): Promise<string | null> {
  switch (step.do) {
    case 'call': {
      const cutAfter = step.cut ? CUT_AFTER_MS : undefined;
      const send = () =>
        Promise.all(
          Array.from({ length: step.copies }, (_none, first) =>
            vendorCall(step.call, context, step.copies > 1 ? { first } : { cutAfter }),
          ),
        );
      const answers = await (step.call.odd === 'closed' ? whileClosed(context, send) : send());
      return mismatch(
        answers,
        answers.map(() => step.answer),
      );
    }
    case 'nonce':
      return nonceStep(step, context);
    case 'race': {
      const answers = await Promise.all(step.calls.map((call, first) => vendorCall(call, context, { first })));
      const accepted = (answer: VendorAnswer) => (answer.code === null ? 0 : 1);
      return mismatch(
        answers.sort((a, b) => accepted(a) - accepted(b) || b.balance - a.balance),
        step.answers,
      );
    }
    case 'transfer':
    case 'transferStatus':
    case 'allOut':
      return pageStep(step, context);
    default:
      return cashStep(step, context);
  }
}

/** What a vendor's call says. */
function bodyOf({ kind, tx, game, round, amount, end, of, odd }: VendorCall, player: Player): object {
  const token = odd === 'session' ? player.othersToken : odd === 'ended' ? player.endedToken : player.token;
  const common = { token, playerId: player.memberId, transactionId: tx };
  if (kind === 'rollback') return { ...common, referenceId: of, ...(round === '' ? {} : { roundId: round, amount }) };
  const currency = odd === 'currency' ? 'USD' : CURRENCY;
  const stake = { ...common, gameId: GAMES[game], roundId: round, amount, currency };
  if (kind === 'bet') return stake;
  return { ...stake, endRound: end, ...(odd === 'prize' ? { reason: 'promo', campaign: 'simulated' } : {}) };
}

/** Does it while the member may not play. */
async function whileClosed<T>({ database, tally, player }: StepContext, work: () => Promise<T>): Promise<T> {
  const become = (state: string) =>
    retryUntilAnswered(tally, async () => {
      try {
        await database.query('UPDATE member SET state = $2 WHERE id = $1', [player.memberId, state]);
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw new Unavailable('the database is away');
        throw error;
      }
    });
  await become('closed');
  try {
    return await work();
  } finally {
    await become('active');
  }
}

const NONCE_TRIES = 3;

/**
 * Two calls that move nothing, under one nonce. Nonces do not outlive a crash of the database, so one that came between
 * the two is no fault; three times it would be.
 */
async function nonceStep(
  { txs }: Extract<Step, { do: 'nonce' }>,
  { calls, player }: StepContext,
): Promise<string | null> {
  for (let tries = 0; tries < NONCE_TRIES; tries += 1) {
    const nonce = randomUUID();
    const send = (tx: string) => {
      const bet = {
        kind: 'bet',
        tx: `${tx}-${tries}`,
        game: 0,
        round: tx,
        amount: 0,
        end: false,
        of: '',
        odd: 'session',
      } as const;
      return calls.vendor(seamlessPaths.bet, bodyOf(bet, player), { nonce });
    };
    // Taken or, where only an earlier try's answer was lost, refused: used up in either case.
    await send(txs[0]);
    const { body } = await send(txs[1]);
    if (body.code === 'BAD_SIGNATURE') return null;
  }
  return `a nonce was taken twice, ${NONCE_TRIES} times`;
}

async function vendorCall(
  call: VendorCall,
  { calls, player }: StepContext,
  once: { first?: number; cutAfter?: number | undefined },
): Promise<VendorAnswer> {
  const { status, body: answer } = await calls.vendor(seamlessPaths[call.kind], bodyOf(call, player), once);
  return { code: status === 200 ? null : String(answer.code), balance: Number(answer.balance ?? 0) };
}

function mismatch(answers: readonly VendorAnswer[], expected: readonly VendorAnswer[]): string | null {
  const wrong = answers.some((answer, i) => {
    const wanted = expected[i];
    const tellsBalance = wanted?.code === null || wanted?.code === 'INSUFFICIENT_FUNDS';
    return answer.code !== wanted?.code || (tellsBalance && answer.balance !== wanted?.balance);
  });
  return wrong ? `answered ${JSON.stringify(answers)}, and should be ${JSON.stringify(expected)}` : null;
}

type PageStep = Extract<Step, { do: 'transfer' | 'transferStatus' | 'allOut' }>;

async function pageStep(step: PageStep, { calls, player }: StepContext): Promise<string | null> {
  if (step.do === 'allOut') {
    const answer = await calls.page(returnAllVendorBalances, returnAllVendorBalances.path, {}, player);
    return compare({ main: valueIn(answer).main }, { main: step.main / 100 });
  }
  if (step.do === 'transferStatus') {
    const path = walletTransferStatus.path.replace(':reference', step.reference);
    const answer = await calls.page(walletTransferStatus, path, {}, player);
    return compare(codeOf(answer) ?? valueIn(answer).state, step.state === 'unknown' ? 'NOT_FOUND' : step.state);
  }
  const copies = await Promise.all(
    Array.from({ length: step.copies }, (_none, first) => transferCall(step, { calls, player }, first)),
  );
  return copies.find((fault) => fault !== null) ?? null;
}

async function transferCall(
  step: Extract<Step, { do: 'transfer' }>,
  { calls, player }: Pick<StepContext, 'calls' | 'player'>,
  first: number,
): Promise<string | null> {
  const { reference, direction, amount } = step;
  let tries = 0;
  const answer = await calls.page(
    walletTransfer,
    walletTransfer.path,
    { vendor: VENDOR, direction, amount: amount / 100, reference },
    player,
    {
      cutAfter: step.cut ? CUT_AFTER_MS : undefined,
      onTry: () => (tries += 1),
      ...(step.copies > 1 ? { first } : {}),
    },
  );
  const code = codeOf(answer);
  // The first try may have failed for good, and only its answer was lost.
  if (tries > 1 && step.code === 'INSUFFICIENT_BALANCE' && code === 'REFERENCE_USED') return null;
  if (code !== null || step.code !== null) return compare(code, step.code);
  const { main, atVendor, state } = valueIn(answer);
  return compare({ main, atVendor, state }, { main: step.main / 100, atVendor: step.atVendor / 100, state: 'done' });
}

const codeOf = ({ body }: CallResponse): string | null => (body.success === true ? null : String(body.code));
// What the envelope of an answer that succeeded holds.
const valueIn = ({ body }: CallResponse) => (body.value ?? {}) as Record<string, unknown>;

function compare(answered: unknown, expected: unknown): string | null {
  const [a, b] = [JSON.stringify(answered), JSON.stringify(expected)];
  return a === b ? null : `answered ${a}, and should be ${b}`;
}

/** What operators and payment providers do, through the platform's own functions. */
async function cashStep(step: CashStep, { database, tally, player }: StepContext): Promise<string | null> {
  const { memberId } = player;
  const held = { memberId, currency: CURRENCY, amount: hundredthsOf(step.amount), subject, reference: step.key };
  const named = { ...held, key: `simulation/${step.do}/${step.key}` };
  const move = () => {
    switch (step.do) {
      case 'deposit':
        return post(database, {
          ...named,
          kind: 'deposit',
          from: { kind: 'bank', owner: 'BANK', currency: CURRENCY },
          to: { kind: 'member', owner: memberId, currency: CURRENCY },
        });
      case 'hold':
        return placeHold(database, named);
      case 'release':
        return releaseHold(database, named);
      case 'pay':
        return database.transaction((q) => settleHold(q, { ...named, fee: hundredthsOf(step.fee) }));
      case 'return':
        return database.transaction((q) => returnPayout(q, { ...named, fee: hundredthsOf(step.fee) }));
    }
  };
  const once = () =>
    retryUntilAnswered(tally, async () => {
      try {
        const { balances } = await move();
        return Number(step.do === 'hold' || step.do === 'pay' ? balances.from : balances.to);
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        if (isDatabaseUnavailable(error)) throw new Unavailable('the database is away');
        throw new Mismatch(error instanceof Error ? error.message : String(error));
      }
    });
  const answers = await Promise.all(Array.from({ length: step.copies }, once));
  const wrong = answers.map((after) => compare(after, expected(step)));
  return wrong.find((fault) => fault !== null) ?? null;
}

/** What a step's movement has to answer: a balance, or a refusal. */
function expected(step: CashStep): number | string {
  switch (step.do) {
    case 'deposit':
    case 'release':
    case 'return':
      return step.main;
    case 'hold':
      return step.main ?? 'INSUFFICIENT_BALANCE';
    case 'pay':
      // Told by the first of two movements: the fee follows in the same commit.
      return step.held + step.fee;
  }
}
