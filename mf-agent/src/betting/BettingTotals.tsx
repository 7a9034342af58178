import type { agentBettingTotals } from '@unisite/shared/contract/agentBetting';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Skeleton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Betting.module.css';

interface BettingTotalsProps {
  /** Undefined while loading. */
  totals: ValueOf<typeof agentBettingTotals> | undefined;
}

/** Totals over all rounds of the selection. */
export function BettingTotals({ totals }: BettingTotalsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const figure = (value: number, signed = false) => format.figures(value, { whole: true, signed });
  return (
    <dl className={styles.totals} aria-label={t('betting.totals')} aria-busy={!totals || undefined}>
      <Total label={t('betting.rounds')} note={totals && openText(totals.open)}>
        {totals && format.number(totals.rounds)}
      </Total>
      <Total label={t('betting.staked')}>{totals && figure(totals.staked)}</Total>
      <Total label={t('betting.valid')}>{totals && figure(totals.valid)}</Total>
      <Total label={t('betting.payout')}>{totals && figure(totals.payout)}</Total>
      <Total label={t('betting.membersResult')} note={t('betting.resultNote')}>
        {totals && figure(totals.result, true)}
      </Total>
    </dl>
  );

  function openText(open: number): string | undefined {
    return open > 0 ? t('betting.openOf', { count: open, figure: format.number(open) }) : undefined;
  }
}

function Total({
  label,
  note,
  children,
}: {
  label: string;
  note?: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={`num ${styles.figure}`}>{children ?? <Skeleton width={120} height={20} />}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
