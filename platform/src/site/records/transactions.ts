import { type ParsedRequestOf, toWire, type transactions, type ValueOf } from '@unisite/shared/contract';
import { dayRange } from '../../foundation/calendar/dayRange.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import type { Services } from '../../foundation/services.ts';
import { walletRecord } from '../../money/ledger/index.ts';
import { vendorWalletsEverUsed } from '../../money/wallets/index.ts';
import { gameNames } from '../../play/games/index.ts';

/** The account record of one wallet with subjects in the caller's language, and the vendor wallets to choose from. */
export async function accountRecord(
  { database, clock }: Services,
  request: ParsedRequestOf<typeof transactions>,
  { session, market, language }: MemberCallContext,
): Promise<ValueOf<typeof transactions>> {
  const { kind, wallet, page, pageSize } = request;
  const { memberId } = session;
  const { currency } = market;
  const { from, until } = dayRange(request, clock(), market.timeZone);
  const [record, wallets] = await Promise.all([
    walletRecord(database, { memberId, currency, wallet, kind, page, pageSize, from, until }),
    vendorWalletsEverUsed(database, memberId, currency),
  ]);
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
    wallets,
  };
}
