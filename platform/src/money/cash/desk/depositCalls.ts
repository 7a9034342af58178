import { depositDesk, type OperatorDeposit, queryDeposit } from '@unisite/shared/contract/operatorsDeposits';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { OperatorContext, ServeOperatorCall } from '../../../operators/desks/index.ts';
import { depositCounts, depositQueue, depositsNamed } from '../deposits/depositQueue.ts';
import { type DepositRow, depositToWire } from '../deposits/depositRows.ts';
import { canQueryDeposit, queryDeposit as queryDepositAtProvider } from '../deposits/queryDeposit.ts';
import { cashEventsOfAll } from '../events.ts';
import { paymentProvider } from '../provider/providers.ts';
import type { DeskServices } from './services.ts';
import { standingsOf } from './standings.ts';

/** Deposits for operators to view. What arrived, and whether it did, is the provider's word. */
export function depositCalls(serve: ServeOperatorCall, services: DeskServices): void {
  const { database, live } = services;
  const provider = paymentProvider(services);

  const shown = async (
    rows: readonly DepositRow[],
    { language }: Pick<OperatorContext, 'language'>,
  ): Promise<OperatorDeposit[]> => {
    const [standings, events] = await Promise.all([
      standingsOf(services, 'deposit', rows),
      cashEventsOfAll(
        database,
        'deposit',
        rows.map(({ id }) => id),
      ),
    ]);
    return rows.map((row, place) => {
      const standing = standings[place];
      if (!standing) throw new Error('a member is not there');
      const { instructions: _, ...wire } = depositToWire(row, language);
      return {
        ...wire,
        market: row.marketCode,
        currency: row.currency,
        provider: row.provider,
        member: { id: row.memberId, account: standing.account, nickname: standing.nickname },
        canAsk: canQueryDeposit(row, provider),
        standing: standing.wire,
        events: (events.get(row.id) ?? []).map(({ at, state, who, why, act }) => ({
          at: at.toISOString(),
          state,
          who,
          why,
          act,
        })),
      };
    });
  };

  serve(depositDesk, async ({ state, market, reference, page, pageSize }, context) => {
    const filter = { state, market: market || null };
    const [rows, counts] = await Promise.all([
      reference ? depositsNamed(database, reference) : depositQueue(database, filter, { page, pageSize }),
      depositCounts(database, filter.market),
    ]);
    const total = reference ? rows.length : (counts[state] ?? 0);
    return { page, pageSize, total, rows: await shown(rows, context), counts };
  });

  serve(queryDeposit, async (query, context) => {
    const { account } = context.session;
    const [row] = await shown([await queryDepositAtProvider(services, provider, { ...query, account })], context);
    if (!row) throw new Refusal('NOT_FOUND');
    await live.publishToOperators({ type: 'cash' });
    return row;
  });
}
