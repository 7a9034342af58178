import type { Localized, WithdrawalState } from '@unisite/shared/contract';
import { sendMessage } from '../../messages/index.ts';
import type { CashNews } from '../news.ts';
import type { Services } from '../services.ts';
import { askedMessage, messageOf, type Reason } from './messageTexts.ts';
import { moneyOf } from './nextState.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

type Telling = Pick<Services, 'database' | 'live' | 'clock' | 'log'>;

interface Changed {
  readonly row: WithdrawalRow;
  readonly state: WithdrawalState;
  /** Why, where the member is told. */
  readonly reason?: Reason;
  readonly receiptMinutes?: number;
}

/** Tells what became of a withdrawal: the open pages at once, the inbox when it was paid, rejected, returned, or forced to be received. */
export function tellWithdrawal(services: Telling, news: CashNews, { row, state, ...more }: Changed): void {
  const money = moneyOf(state);
  news.tell({
    kind: 'withdrawal',
    id: row.id,
    memberId: row.memberId,
    state,
    moved: money === 'back' || money === 'return',
  });
  write(services, row, messageOf(row, state, more));
}

/** Tells that the bank was asked again: the open pages at once, and the inbox with what the operator wrote. */
export function tellAsked(services: Telling, news: CashNews, row: WithdrawalRow, note: string): void {
  news.tell({ kind: 'withdrawal', id: row.id, memberId: row.memberId, state: row.state, moved: false });
  write(services, row, askedMessage(row, note));
}

function write(
  services: Telling,
  row: WithdrawalRow,
  text: { readonly title: Localized; readonly content: Localized } | null,
): void {
  if (!text) return;
  sendMessage(services, row.memberId, text).catch((error: unknown) =>
    services.log.error({ error, withdrawal: row.id }, 'a withdrawal was not told of in the inbox'),
  );
}
