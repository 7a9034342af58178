import { saveWheel, wheelDesk } from '@unisite/shared/contract/operatorsRaffle';
import { isLooserWheel, type WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { requireLockedMarket } from '../../../site/markets/index.ts';
import { stockAfter } from '../../points/index.ts';
import type { Services } from '../services.ts';
import { lockWheel, type SeenStock, stocksOf, wheelDeskPage, writeWheel } from '../wheelDesk.ts';
import { subjectOfWheel, wheelText } from './wheelProposals.ts';

/** The wheel. What gives members more takes two operators; closing it or removing pieces takes one. */
export function wheelCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'wheel'>): void {
  const { database, clock, live, markets } = services;

  serve(wheelDesk, async () => {
    const codes = (await markets.all()).map(({ code }) => code);
    return { rows: await wheelDeskPage(database, codes) };
  });

  serve(saveWheel, async ({ market, revision, seenStock, draft, why }, context) => {
    const state = await database.transaction(async (q) => {
      const at = clock();
      if (!(await markets.all()).some(({ code }) => code === market)) throw new Refusal('UNKNOWN_MARKET');
      await requireLockedMarket(q, market);
      const before = await lockWheel(q, market);
      if ((before?.revision ?? null) !== revision) throw new Refusal('RAFFLE_CHANGED');
      const from = before?.draft ?? null;
      const to = from ? withStocksAfter(from, seenStock, draft) : draft;
      const subject = subjectOfWheel(market);
      if (isLooserWheel(from, to)) {
        const change = { kind: 'wheel', market, revision, from, to } as const;
        await proposeChange(q, at, kinds, context, { change, subject, why });
        return 'proposed' as const;
      }
      const next = await writeWheel(q, market, to, stocksOf(from), at);
      const who = operatorActor(context.session);
      await writeAudit(q, { at, who, act: 'wheelSaved', market, subject: wheelText(next, to), why });
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'missions' : 'proposals' });
    return { state };
  });
}

/**
 * A draft with the stocks that will be left after it.
 *
 * @throws Refusal RAFFLE_CHANGED when the seen stocks are stale
 */
function withStocksAfter(from: WheelDraft, seen: SeenStock, draft: WheelDraft): WheelDraft {
  const before = new Map(from.fields.map(({ id, stock }) => [id, stock]));
  const fields = draft.fields.map((field) => {
    const now = before.get(field.id);
    if (now === undefined) return field; // a new one
    const stock = stockAfter({
      now,
      seen: Object.hasOwn(seen, field.id) ? (seen[field.id] ?? null) : null,
      written: field.stock,
    });
    if (stock === undefined) throw new Refusal('RAFFLE_CHANGED');
    return { ...field, stock };
  });
  return { ...draft, fields };
}
