import { type OperatorWithdrawal, providerStatus } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Cash.module.css';
import { useCashActor } from './useCashActor.ts';

type Event = OperatorWithdrawal['events'][number];

/** What happened to a withdrawal, first to last: when, by whom and why. */
export function Events({ events }: { events: readonly Event[] }): ReactElement {
  const t = useText();
  const eventText = useEventText();
  return (
    <ol className={styles.events} aria-label={t('cash.events')}>
      {events.map((event) => (
        <li key={`${event.at} ${event.state} ${event.act}`}>{eventText(event)}</li>
      ))}
    </ol>
  );
}

/** One thing that happened, in a sentence. */
export function useEventText(): (event: Event) => string {
  const t = useText();
  const figures = useNumberFormat();
  const who = useCashActor();
  return (event) => {
    const { why } = event;
    const values = { at: figures.when(event.at), who: who(event.who) };
    if (event.act === 'providerReplied') {
      return t(`cash.bankSays.${providerStatus.options.find((answer) => answer === why) ?? 'silent'}`, values);
    }
    if (event.act === 'providerQueried') return t('cash.providerQueried', { ...values, why: why ?? '' });
    const sentence = t('cash.event', { ...values, state: t(`cash.state.${event.state}`) });
    return why ? `${sentence} ${t('cash.why', { why })}` : sentence;
  };
}
