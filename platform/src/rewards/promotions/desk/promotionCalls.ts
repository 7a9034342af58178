import { toWire } from '@unisite/shared/contract';
import { dryRunPromotion } from '@unisite/shared/contract/operatorsPromotionDryRun';
import { promotionRefusals } from '@unisite/shared/contract/operatorsPromotionRefusals';
import {
  endPromotion,
  freeRoundGames,
  type PromotionDraft,
  promotionDesk,
  savePromotion,
} from '@unisite/shared/contract/operatorsPromotions';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { freeRoundGames as offeredGames } from '../../../play/games/index.ts';
import { shareMarkets } from '../../../site/markets/index.ts';
import { dryRun } from '../dryRun/dryRun.ts';
import { refusalsOf } from '../joins/refusals.ts';
import { endPromotionAt, hasBanner, lockPromotion, promotionDeskPage, writePromotion } from '../promotionDesk.ts';
import type { Services } from '../services.ts';
import {
  promotionText,
  requirePromotionTimes,
  requireRoundsOffered,
  requireWageringAllowed,
  subjectOfPromotion,
} from './promotionProposals.ts';

/** Promotions with their cost. Writing one that gives money takes two operators; ending one takes one. */
export function promotionCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'promotion'>,
): void {
  const { database, clock, live } = services;

  serve(promotionDesk, () => promotionDeskPage(database, clock()));

  serve(dryRunPromotion, (asked) => dryRun(database, asked, clock()));

  serve(promotionRefusals, async ({ id }) => ({ rows: await refusalsOf(database, id, clock()) }));

  serve(freeRoundGames, async () => ({
    games: (await offeredGames(database)).map(({ stakes, ...game }) => ({ ...game, stakes: stakes.map(toWire) })),
  }));

  serve(savePromotion, async ({ id, revision, draft, why }, context) => {
    const state = await database.transaction(async (q) => {
      const at = clock();
      const before = await lockPromotion(q, id);
      if ((before?.revision ?? null) !== revision) throw new Refusal('PROMOTION_CHANGED');
      requirePromotionTimes(draft, at);
      if (!(await hasBanner(q, draft.banner))) throw Refusal.ofField('BAD_REQUEST', 'draft.banner');
      await requireRoundsOffered(q, draft);
      await requireWageringAllowed(q, draft);
      const guarded = await needsSecond(q, draft, before?.draft ?? null);
      const subject = subjectOfPromotion(id);
      if (guarded) {
        const change = { kind: 'promotion', id, revision, from: before?.draft ?? null, to: draft } as const;
        await proposeChange(q, at, kinds, context, { change, subject, why });
        return 'proposed' as const;
      }
      const next = await writePromotion(q, id, draft);
      const who = operatorActor(context.session);
      await writeAudit(q, { at, who, act: 'promotionSaved', subject: promotionText(id, next, draft), why });
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'promotions' : 'proposals' });
    return { state };
  });

  serve(endPromotion, async ({ id, revision, why }, { session }) => {
    const value = await database.transaction(async (q) => {
      const at = clock();
      const before = await lockPromotion(q, id);
      if (!before) throw new Refusal('NOT_FOUND');
      // a repeated call whose first response was lost finds the promotion ended
      if (before.draft.until !== null && Date.parse(before.draft.until) <= at.getTime())
        return { revision: before.revision };
      if (before.revision !== revision) throw new Refusal('PROMOTION_CHANGED');
      const next = await endPromotionAt(q, id, at);
      const subject = promotionText(id, next, before.draft);
      await writeAudit(q, { at, who: operatorActor(session), act: 'promotionEnded', subject, why });
      await lapseProposals(q, at, subjectOfPromotion(id));
      return { revision: next };
    });
    await live.publishToOperators({ type: 'promotions' });
    return value;
  });
}

/** Whether the change takes a second operator: it has an offer before or after, or is in a market with four eyes. */
async function needsSecond(q: Queryable, to: PromotionDraft, from: PromotionDraft | null): Promise<boolean> {
  const codes = [...new Set([...to.markets, ...(from?.markets ?? [])])];
  const rows = await shareMarkets(q, codes);
  if (rows.length !== codes.length) throw new Refusal('UNKNOWN_MARKET');
  return to.offer !== null || from?.offer != null || rows.some(({ fourEyes }) => fourEyes);
}
