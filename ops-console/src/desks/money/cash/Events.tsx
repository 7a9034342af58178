import './cashDeskTexts.ts';
import { cashierFailure } from '@unisite/shared/contract/cashier';
import { type CashEventAct, type OperatorCashEvent, providerStatus } from '@unisite/shared/contract/operatorsCash';
import { providerReport } from '@unisite/shared/contract/operatorsContradictions';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Cash.module.css';
import { useCashActor } from './useCashActor.ts';
import { useCashStateText } from './useCashStateText.ts';

/** Events of a withdrawal or deposit in order: when, by whom and why. */
export function Events({ events }: { events: readonly OperatorCashEvent[] }): ReactElement {
  const t = useText();
  const eventText = useEventText();
  return (
    <ol className={styles.events} aria-label={t('withdrawals.events')}>
      {events.map((event) => (
        <li key={`${event.at} ${event.state} ${event.act}`}>{eventText(event)}</li>
      ))}
    </ol>
  );
}

/** An event as a sentence. */
export function useEventText(): (event: OperatorCashEvent) => string {
  const t = useText();
  const figures = useNumberFormat();
  const who = useCashActor();
  const stateText = useCashStateText();
  return (event) => {
    const { why } = event;
    const values = { at: figures.when(event.at), who: who(event.who) };
    if (event.act === 'providerContradicted') {
      return t(`withdrawals.contradicts.${providerReport.options.find((report) => report === why) ?? 'paid'}`, values);
    }
    if (event.act === 'contradictionDismissed') return t('withdrawals.dismissed', { ...values, why: why ?? '' });
    if (event.act === 'providerReplied') {
      return t(`withdrawals.bankSays.${providerStatus.options.find((answer) => answer === why) ?? 'silent'}`, values);
    }
    if (event.act !== null && isProposed(event.act))
      return t(`withdrawals.proposed.${event.act}`, { ...values, why: why ?? '' });
    if (event.act === 'providerQueried') return t('withdrawals.providerQueried', { ...values, why: why ?? '' });
    const sentence = t('withdrawals.event', { ...values, state: stateText(event.state) });
    const code = event.who.startsWith('provider:') && cashierFailure.options.find((one) => one === why);
    return why
      ? `${sentence} ${t('withdrawals.why', { why: code ? t(`withdrawals.failure.${code}`) : why })}`
      : sentence;
  };
}

const proposed = [
  'approveProposed',
  'markPaidProposed',
  'returnMissingProposed',
  'proposalRefused',
  'proposalWithdrawn',
] as const satisfies readonly CashEventAct[];

const isProposed = (act: CashEventAct): act is (typeof proposed)[number] => proposed.some((one) => one === act);
