import type { ResultAnswer, ResultInquiry } from '@unisite/shared/contract/lotteryResults';
import { resultsProvider } from '@unisite/shared/contract/operatorsLottery';
import { type Form, isForm, type Prizes, ranksOf, rankTables, resultFaults } from '@unisite/shared/lottery';
import type { Database } from '../../../foundation/database/connect.ts';
import { enterResult, isSame } from './enterResult.ts';
import type { ResultsProvider } from './resultsProvider.ts';
import { holdDraw, setResult } from './setResult.ts';

/** A draw to query the provider about. */
export interface AskedDraw {
  readonly code: string;
  readonly numero: string;
  readonly form: string;
  readonly drawnAt: Date;
}

/**
 * set: it has its result now. drawing: more of it is out than before. differs: the provider's result differs from the
 * effective one, which an operator has to confirm. none: nothing new.
 */
export type Taken = 'set' | 'drawing' | 'differs' | 'none';

/**
 * Queries the provider about a draw. Its first final result takes effect; a different one later is stored as one of two
 * entries.
 *
 * @throws when the provider does not respond, or with something that cannot be of this draw
 */
export async function takeResult(
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
  provider: ResultsProvider,
  draw: AskedDraw,
): Promise<Taken> {
  const { code, numero, form } = draw;
  if (!isForm(form)) throw new Error(`draw ${code}/${numero} has the unknown form ${form}`);
  const answer = await provider(inquiryOf(draw, form));
  requireOf(draw, form, answer);
  if (answer.state === 'waiting') return 'none';
  return database.transaction(async (q) => {
    const held = await holdDraw(q, code, numero);
    const at = clock();
    if (!held || held.isVoid || !held.isOfficial || held.drawnAt > at) return 'none';
    const { prizes } = answer;
    if (answer.state === 'drawing') {
      if (held.prizes) return 'none';
      const known = await q.query(
        'UPDATE draw SET drawing = $2 WHERE id = $1 AND drawing IS DISTINCT FROM $2::jsonb RETURNING id',
        [held.id, JSON.stringify(prizes)],
      );
      return known.length > 0 ? 'drawing' : 'none';
    }
    if (held.prizes === null) {
      await setResult(q, held, { prizes, givenBy: [resultsProvider], why: '', at });
      return 'set';
    }
    if (isSame(held.prizes, prizes)) {
      await q.query('DELETE FROM draw_entry WHERE draw_id = $1 AND entered_by = $2', [held.id, resultsProvider]);
      return 'none';
    }
    const [before] = await q.query<{ prizes: Prizes }>(
      'SELECT prizes FROM draw_entry WHERE draw_id = $1 AND entered_by = $2',
      [held.id, resultsProvider],
    );
    if (before && isSame(before.prizes, prizes)) return 'none';
    const entered = await enterResult(q, held, { prizes, by: resultsProvider, why: '', at });
    return entered.state === 'set' ? 'set' : 'differs';
  });
}

function inquiryOf({ code, numero, drawnAt }: AskedDraw, form: Form): ResultInquiry {
  if (form !== 'north' && form !== 'province') throw new Error(`no provider draws ${form}`);
  const ranks = rankTables[form].map(({ rank, numbers, digits }) => ({ rank, numbers, digits }));
  return { code, numero, drawsAt: drawnAt.toISOString(), ranks };
}

/** @throws for a response about another draw, or with impossible numbers */
function requireOf({ code, numero }: AskedDraw, form: Form, answer: ResultAnswer): void {
  if (answer.code !== code || answer.numero !== numero) throw new Error('the provider answered about another draw');
  const ranks = new Map(ranksOf(form).map((rank) => [rank.rank, rank]));
  const isPart = answer.prizes.every(({ rank, numbers }) => {
    const wanted = ranks.get(rank);
    return wanted && numbers.length <= wanted.numbers && numbers.every(wanted.isNumber);
  });
  const isWhole = answer.state !== 'final' || resultFaults(form, answer.prizes).length === 0;
  const isOnce = new Set(answer.prizes.map(({ rank }) => rank)).size === answer.prizes.length;
  if (!isPart || !isWhole || !isOnce) throw new Error(`the provider's result of ${code}/${numero} cannot be one`);
}
