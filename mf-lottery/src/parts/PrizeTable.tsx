import type { DrawResult } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { classNames } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { numbersOf, type Rank, ranksOf } from '../results/ranks.ts';
import styles from './PrizeTable.module.css';

interface PrizeTableProps {
  result: DrawResult;
  /** Only these ranks, where space is limited. */
  shown?: readonly Rank[];
}

/** Number of columns for a rank's numbers. */
const across = (count: number): number => (count > 4 ? (count === 7 ? 4 : 3) : count);

/** All prizes of one draw, from the highest rank down. */
export function PrizeTable({ result, shown }: PrizeTableProps): ReactElement {
  const t = useText();
  const ranks = ranksOf(result).filter((rank) => !shown || shown.includes(rank));
  const lowest = ranks.at(-1);
  return (
    <dl className={styles.results}>
      {ranks.map((rank) => {
        const numbers = numbersOf(result, rank);
        return (
          <div
            key={rank}
            className={classNames(styles.row, rank === 'DB' && styles.special, rank === lowest && styles.lowest)}
          >
            <dt>{t(`rank.${rank}`)}</dt>
            <dd className={styles[`across${across(numbers.length)}`]}>
              {numbers.map((number, index) => (
                // a draw may contain a number twice; its numbers never reorder
                <span key={index}>{number}</span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
