import type { ParsedRequestOf, transactions, ValueOf } from '@unisite/shared/contract';
import { gameNames } from '../games/games.ts';
import type { MemberCallContext } from '../http/callContext.ts';
import type { Services } from '../services.ts';
import { toWire } from '../wallet/money.ts';
import { walletRecord } from '../wallet/record.ts';
import { dayRange } from './dayRange.ts';

/** The account record, its subjects in the caller's language. */
export async function accountRecord(
  { database, clock }: Services,
  request: ParsedRequestOf<typeof transactions>,
  { session, market, language }: MemberCallContext,
): Promise<ValueOf<typeof transactions>> {
  const { kind, page, pageSize } = request;
  const record = await walletRecord(database, {
    memberId: session.memberId,
    currency: market.currency,
    kind,
    page,
    pageSize,
    ...dayRange(request, clock(), language),
  });
  const gameIds = record.entries.flatMap(({ subject }) => ('game' in subject ? [subject.game] : []));
  const names = gameIds.length > 0 ? await gameNames(database, gameIds, language) : new Map<string, string>();
  return {
    page,
    pageSize,
    total: record.total,
    rows: record.entries.map(({ subject, ...entry }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      kind: entry.kind,
      amount: toWire(entry.amount),
      balanceAfter: toWire(entry.balanceAfter),
      subject: 'game' in subject ? (names.get(subject.game) ?? subject.game) : subject[language],
      reference: entry.reference,
    })),
    totals: { moneyIn: toWire(record.moneyIn), moneyOut: toWire(record.moneyOut) },
  };
}
