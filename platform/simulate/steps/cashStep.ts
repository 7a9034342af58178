import { hundredthsOf } from '@unisite/shared/contract';
import { isDatabaseUnavailable } from '../../src/foundation/database/connect.ts';
import { Refusal } from '../../src/foundation/http/refusal.ts';
import { placeHold, post, releaseHold, returnPayout, settleHold } from '../../src/ledger/index.ts';
import type { CashStep } from '../plan/step.ts';
import { CURRENCY } from '../player.ts';
import { Mismatch, retryUntilAnswered, Unavailable } from '../retryUntilAnswered.ts';
import { compare, type StepContext } from './stepContext.ts';

const subject = { vi: 'Mô phỏng', en: 'Simulated' };

/** What operators and payment providers do, through the platform's own functions. */
export async function cashStep(step: CashStep, { database, tally, player }: StepContext): Promise<string | null> {
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
