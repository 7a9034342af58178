import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './Cash.module.css';

/** The member's pictures that prove a missing payout; each opens in a tab of its own. */
export function Proofs({ addresses }: { addresses: readonly string[] }): ReactElement | null {
  const t = useText();
  if (addresses.length === 0) return null;
  return (
    <ul className={styles.proofs} aria-label={t('withdrawals.proofs')}>
      {addresses.map((address, place) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener">
            <img src={address} alt={t('withdrawals.proof', { count: place + 1 })} width={112} height={112} />
          </a>
        </li>
      ))}
    </ul>
  );
}
