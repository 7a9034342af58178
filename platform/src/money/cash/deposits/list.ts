import type { deposits, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { pageOf } from '../pageOf.ts';
import type { Services } from '../services.ts';
import { depositColumns, depositTables, depositToWire, readDeposits } from './depositRows.ts';

const source = {
  table: 'cash_deposit',
  alias: 'd',
  tables: depositTables,
  columns: depositColumns,
  read: readDeposits,
  toWire: depositToWire,
};

/** A page of the member's deposits, newest first. */
export const listDeposits = (
  services: Services,
  request: ParsedRequestOf<typeof deposits>,
  context: MemberCallContext,
): Promise<ValueOf<typeof deposits>> => pageOf(services, source, request, context);
