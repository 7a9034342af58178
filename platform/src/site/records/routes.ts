import { bets, memberData, memberSummary, statement, transactions } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../../foundation/services.ts';
import { bettingRecord } from './bettingRecord.ts';
import { memberDataOf } from './memberData/memberData.ts';
import { statementOf } from './statement.ts';
import { summary } from './summary.ts';
import { accountRecord } from './transactions.ts';

/** A member's records: movements of money, bets, profit and loss, and all stored data. */
export function routes(serve: Serve, services: Services): void {
  serve(transactions, (request, context) => accountRecord(services, request, context));
  serve(bets, (request, context) => bettingRecord(services, request, context));
  serve(memberSummary, (request, context) => summary(services, request, context));
  serve(statement, (_request, context) => statementOf(services, context));
  serve(memberData, (request, { session }) => memberDataOf(services.database, session.memberId, request));
}
