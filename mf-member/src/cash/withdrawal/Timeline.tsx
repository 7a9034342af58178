import type { Withdrawal } from '@unisite/shared/contract/withdrawals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Cash.module.css';
import { withdrawalAppearance } from '../stateAppearance.ts';
import { timelineSteps } from './timelineSteps.ts';

/** The history of a withdrawal, and the steps to come. */
export function Timeline({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const t = useText();
  const format = useFormat();
  const steps = timelineSteps(withdrawal);
  const now = steps.findLastIndex(({ at }) => at !== null);
  return (
    <ol className={styles.timeline} aria-label={t('withdrawal.timeline')}>
      {steps.map(({ state, at, note }, place) => (
        <li
          key={`${state} ${at}`}
          data-tone={
            at === null ? 'coming' : note === undefined ? (withdrawalAppearance[state].tone ?? 'plain') : 'sky'
          }
          aria-current={place === now ? 'step' : undefined}
        >
          <span className={styles.dot}>
            <Icon name={note === undefined ? withdrawalAppearance[state].icon : 'refresh'} size={16} />
          </span>
          <b>{t(note === undefined ? `withdrawal.state.${state}` : 'withdrawal.providerQueried')}</b>
          {note && <span className={styles.note}>{note}</span>}
          <small>{at === null ? t('withdrawal.coming') : <time dateTime={at}>{format.dateTime(at)}</time>}</small>
        </li>
      ))}
    </ol>
  );
}
