import { fromWire } from '@unisite/shared/contract';
import type { PromotionDraft } from '@unisite/shared/contract/operatorsPromotions';
import { mostWageringIn } from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { freeRoundGames } from '../../../play/games/index.ts';
import { lockPromotion, writePromotion } from '../promotionDesk.ts';
import type { Services } from '../services.ts';

/** Subject of proposals about a promotion. */
export const subjectOfPromotion = (id: string): string => `promotion/${id}`;

/** Proposals for promotions that give money, and for those in markets with four eyes. */
export function promotionProposals({ database, clock, live }: Services): KindOfProposal<'promotion'> {
  return {
    role: 'cash',
    summary: ({ id, revision, to }) => `promotion ${promotionText(id, (revision ?? 0) + 1, to)}`,
    async approve({ change: { id, revision, to }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        const before = await lockPromotion(q, id);
        await conclude(q);
        if ((before?.revision ?? null) !== revision) throw new Refusal('PROMOTION_CHANGED');
        requirePromotionTimes(to, at);
        await requireRoundsOffered(q, to);
        await requireWageringAllowed(q, to);
        const next = await writePromotion(q, id, to);
        const who = `operator:${by}`;
        await writeAudit(q, { at, who, act: 'promotionSaved', subject: promotionText(id, next, to), why });
      });
      await live.publishToOperators({ type: 'promotions' });
      return null;
    },
  };
}

/** Refuses an end that is not in the future, or not after the start. */
export function requirePromotionTimes({ from, until }: Pick<PromotionDraft, 'from' | 'until'>, now: Date): void {
  if (until !== null && Date.parse(until) <= Math.max(now.getTime(), Date.parse(from)))
    throw Refusal.ofField('END_PASSED', 'draft.until');
}

/**
 * Requires that a promotion's free rounds can be played: at a stake that the game's vendor offers, in markets that play
 * from the main wallet.
 *
 * @throws Refusal ROUNDS_NOT_PLAYED, ROUNDS_NEED_MAIN
 */
export async function requireRoundsOffered(
  q: Queryable,
  { offer, markets }: Pick<PromotionDraft, 'offer' | 'markets'>,
): Promise<void> {
  if (offer?.gives.kind !== 'freeRounds') return;
  const { game, stake } = offer.gives;
  const [found] = await freeRoundGames(q, game);
  if (!found?.stakes.includes(fromWire(stake))) throw new Refusal('ROUNDS_NOT_PLAYED');
  const apart = await q.query('SELECT FROM markets.market WHERE code = ANY ($1) AND NOT single_wallet', [markets]);
  if (apart.length > 0) throw new Refusal('ROUNDS_NEED_MAIN');
}

/**
 * Requires that a promotion's wagering stays within what each of its markets allows.
 *
 * @throws Refusal WAGERING_ABOVE_MARKET
 */
export async function requireWageringAllowed(
  q: Queryable,
  { offer, markets }: Pick<PromotionDraft, 'offer' | 'markets'>,
): Promise<void> {
  const most = offer?.wagering ? await mostWageringIn(q, markets) : null;
  if (most === null || !offer?.wagering) return;
  const { times, of } = offer.wagering;
  if (times > most || of === 'depositAndBonus') throw new Refusal('WAGERING_ABOVE_MARKET', { params: { most } });
}

/** A promotion as the audit records it, with what it gives. */
export const promotionText = (
  id: string,
  revision: number,
  { markets, title, from, until, offer }: PromotionDraft,
): string =>
  `${id}.${revision} ${markets.join(' ')} “${title.vi} / ${title.en}” ${from} – ${until ?? ''} ${JSON.stringify(offer)}`.slice(
    0,
    900,
  );
