import { randomUUID } from 'node:crypto';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { ENDED_SESSION, type Step, type VendorAnswer, type VendorCall } from '../plan/step.ts';
import { CURRENCY, GAMES } from '../player.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { CUT_AFTER_MS, type StepContext } from './stepContext.ts';

/** A vendor's call, or several identical ones concurrently. */
export async function callStep(
  { call, answer, copies, cut }: Extract<Step, { do: 'call' }>,
  context: StepContext,
): Promise<string | null> {
  const cutAfter = cut ? CUT_AFTER_MS : undefined;
  const send = () =>
    Promise.all(
      Array.from({ length: copies }, (_none, first) =>
        vendorCall(call, context, copies > 1 ? { first } : { cutAfter }),
      ),
    );
  const answers = await (call.odd === 'closed' ? whileClosed(context, send) : send());
  return mismatch(
    answers,
    answers.map(() => answer),
  );
}

/** Concurrent calls in unpredictable order. */
export async function raceStep(
  { calls, answers: expected }: Extract<Step, { do: 'race' }>,
  context: StepContext,
): Promise<string | null> {
  const answers = await Promise.all(calls.map((call, first) => vendorCall(call, context, { first })));
  const accepted = (answer: VendorAnswer) => (answer.code === null ? 0 : 1);
  return mismatch(
    answers.sort((a, b) => accepted(a) - accepted(b) || b.balance - a.balance),
    expected,
  );
}

/** The body of a vendor's call. */
function bodyOf(call: VendorCall, { player, sessions }: StepContext): object {
  const { kind, tx, game, round, amount, end, of, odd } = call;
  const token = odd === 'session' ? player.othersToken : sessions[call.session]?.token;
  const common = { token, playerId: player.memberId, transactionId: tx };
  if (kind === 'rollback') return { ...common, referenceId: of, ...(round === '' ? {} : { roundId: round, amount }) };
  const currency = odd === 'currency' ? 'USD' : CURRENCY;
  const stake = { ...common, gameId: GAMES[game], roundId: round, amount, currency };
  if (kind === 'bet') return stake;
  return { ...stake, endRound: end, ...(odd === 'prize' ? { reason: 'promo', campaign: 'simulated' } : {}) };
}

/** Runs work while the member may not play. */
async function whileClosed<T>({ database, tally, player }: StepContext, work: () => Promise<T>): Promise<T> {
  const become = (state: string) =>
    retryOnDatabase(tally, () =>
      database.query('UPDATE member SET state = $2 WHERE id = $1', [player.memberId, state]),
    );
  await become('closed');
  try {
    return await work();
  } finally {
    await become('active');
  }
}

const NONCE_TRIES = 3;
const refused = {
  caller: 0,
  session: ENDED_SESSION,
  kind: 'bet',
  game: 0,
  amount: 0,
  end: false,
  of: '',
  odd: 'ended',
} as const;

/**
 * Two calls that move nothing, with the same nonce. Nonces do not survive a crash of the database, so one crash between
 * the two is no fault; three in a row would be.
 */
export async function nonceStep({ txs }: Extract<Step, { do: 'nonce' }>, context: StepContext): Promise<string | null> {
  for (let tries = 0; tries < NONCE_TRIES; tries += 1) {
    const nonce = randomUUID();
    const send = (tx: string) => {
      const bet = { ...refused, tx: `${tx}-${tries}`, round: tx };
      return context.calls.vendor(bet.caller, seamlessPaths.bet, bodyOf(bet, context), { nonce });
    };
    // Accepted or, if only an earlier attempt's response was lost, refused: consumed in either case.
    await send(txs[0]);
    const { body } = await send(txs[1]);
    if (body.code === 'BAD_SIGNATURE') return null;
  }
  return `a nonce was taken twice, ${NONCE_TRIES} times`;
}

async function vendorCall(
  call: VendorCall,
  context: StepContext,
  once: { first?: number; cutAfter?: number | undefined },
): Promise<VendorAnswer> {
  const { status, body: answer } = await context.calls.vendor(
    call.caller,
    seamlessPaths[call.kind],
    bodyOf(call, context),
    once,
  );
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
