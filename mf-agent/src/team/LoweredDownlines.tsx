import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useRateText } from '../rate/rateText.ts';
import styles from './Team.module.css';

interface PulledAlongProps {
  account: string;
  /** The first of them by name. */
  pulled: readonly { account: string; rate: Rate }[];
  count: number;
}

/** Downlines above a new rate, which are lowered with it. */
export function LoweredDownlines({ account, pulled, count }: PulledAlongProps): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const { rateText } = useRateText();
  if (count === 0) return null;
  const others = count - pulled.length;
  return (
    <div aria-live="polite">
      <Notice tone="warn">
        <p>{t('rateChange.pulled', { count, figure: format.number(count), account })}</p>
        <ul className={styles.pulled}>
          {pulled.map((one) => (
            <li key={one.account}>
              <b>{one.account}</b> {rateText(one.rate)}
            </li>
          ))}
          {others > 0 && <li>{t('rateChange.others', { count: others, figure: format.number(others) })}</li>}
        </ul>
      </Notice>
    </div>
  );
}
