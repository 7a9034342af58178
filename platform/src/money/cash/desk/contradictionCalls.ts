import { contradictions, decideSettlement, proposeSettlement } from '@unisite/shared/contract/operatorsContradictions';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { createCashNotifier } from '../cashNotifier.ts';
import { contradictionPage, contradictionToWire } from '../contradictions/contradictionRows.ts';
import { decideSettlement as decide } from '../contradictions/decideSettlement.ts';
import { proposeSettlement as propose } from '../contradictions/proposeSettlement.ts';
import type { Services } from '../services.ts';

/**
 * Providers' contradictory reports: one operator proposes a settlement, another decides. Who did what and why is
 * recorded with the settlement and in `cash_event`.
 */
export function contradictionCalls(serve: ServeOperatorCall, services: Services): void {
  const { database } = services;
  const notifier = createCashNotifier(services);

  serve(contradictions, async (wanted, { language }) => {
    const { total, rows } = await contradictionPage(database, wanted);
    const { page, pageSize } = wanted;
    return {
      page,
      pageSize,
      total,
      rows: await Promise.all(rows.map((row) => contradictionToWire(database, row, language))),
    };
  });
  serve(proposeSettlement, async (proposal, { session, language }) =>
    contradictionToWire(database, await propose(services, { ...proposal, by: session.account }), language),
  );
  serve(decideSettlement, async (decision, { session, language }) =>
    contradictionToWire(database, await decide(services, notifier, { ...decision, by: session.account }), language),
  );
}
