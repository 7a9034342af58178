import { contradictions, decideSettlement, proposeSettlement } from '@unisite/shared/contract/operatorsContradictions';
import {
  contradictionPage,
  contradictionToWire,
  createCashNotifier,
  decideSettlement as decide,
  proposeSettlement as propose,
} from '../../money/cash/index.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/**
 * What providers say against their earlier word: one operator proposes how it is settled, another decides. Who did what
 * and why stands with the settlement and in `cash_event`.
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
