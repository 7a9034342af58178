import type { Localized } from '@unisite/shared/contract';
import { sendMessage } from '../../../site/messages/index.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import type { Services } from '../services.ts';
import { askedMessage, messageOf, type Reason } from './messageTexts.ts';
import { changesBalance, type Transition } from './transitions.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

type NotifyServices = Pick<Services, 'database' | 'live' | 'clock' | 'log'>;

interface Changed {
  readonly row: WithdrawalRow;
  readonly transition: Transition;
  /** The reason, where the member gets one. */
  readonly reason?: Reason;
  readonly receiptMinutes?: number;
}

/** Notifies open pages of a transition, and the inbox where it has a message. */
export function notifyWithdrawal(
  services: NotifyServices,
  notifier: CashNotifier,
  { row, transition, ...more }: Changed,
): void {
  const { to: state, message } = transition;
  notifier.publish({
    kind: 'withdrawal',
    id: row.id,
    memberId: row.memberId,
    state,
    moved: changesBalance(transition),
  });
  if (message) sendInboxMessage(services, row, messageOf(row, message, more));
}

/** Notifies open pages that the bank was queried again, and sends the operator's note to the inbox. */
export function notifyProviderQueried(
  services: NotifyServices,
  notifier: CashNotifier,
  row: WithdrawalRow,
  note: string,
): void {
  notifier.publish({ kind: 'withdrawal', id: row.id, memberId: row.memberId, state: row.state, moved: false });
  sendInboxMessage(services, row, askedMessage(row, note));
}

function sendInboxMessage(
  services: NotifyServices,
  row: WithdrawalRow,
  text: { readonly title: Localized; readonly content: Localized },
): void {
  sendMessage(services, row.memberId, { category: 'cash', ...text }).catch((error: unknown) =>
    services.log.error({ error, withdrawal: row.id }, 'a withdrawal was not told of in the inbox'),
  );
}
