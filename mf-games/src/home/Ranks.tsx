import { useFormat } from '@unisite/shared/i18n';
import { Amount, Avatar, classNames } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Winners.module.css';
import type { Winner } from './winnings.ts';

const medals = [styles.gold, styles.silver, styles.bronze];

/** Winners by rank. */
export function Ranks({ winners }: { winners: readonly Winner[] }): ReactElement {
  const format = useFormat();
  return (
    <ol className={styles.ranks}>
      {winners.map(({ account, avatar, amount }, index) => (
        <li key={index}>
          <span className={classNames(styles.rank, medals[index])}>{index + 1}</span>
          <Avatar name={account} src={avatar} size={32} />
          <span className={`one-line ${styles.account}`}>{account}</span>
          <Amount value={`${format.short(amount)}\u00a0${format.currency}`} />
        </li>
      ))}
    </ol>
  );
}
