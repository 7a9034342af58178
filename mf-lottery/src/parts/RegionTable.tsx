import type { DrawResult } from '@unisite/shared/contract/lottery';
import { lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { classNames, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { numbersOf, type Rank, ranksOf } from '../results/ranks.ts';
import styles from './RegionTable.module.css';

interface RegionTableProps {
  caption: string;
  /** Stations of one region that drew on one day. */
  rows: readonly DrawResult[];
  /** Only these ranks, where space is limited. */
  shown?: readonly Rank[];
}

/**
 * A region's stations side by side, from the lowest prize to the special one, the order in which Vietnam announces
 * them.
 */
export function RegionTable({ caption, rows, shown }: RegionTableProps): ReactElement {
  const t = useText();
  const [first] = rows;
  const ranks = (first ? ranksOf(first) : []).filter((rank) => !shown || shown.includes(rank)).toReversed();
  return (
    <table className={styles.regions}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('rank.name')}</VisuallyHidden>
          </th>
          {rows.map((row) => (
            <th key={row.code} scope="col">
              <Link className={styles.station} to={lotteryAddress(row)}>
                {row.remark}
              </Link>
              <small>{t('results.code', { code: row.code })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranks.map((rank, index) => (
          <tr key={rank} className={classNames(index === 0 && styles.first, rank === 'DB' && styles.special)}>
            <th scope="row">{rank === 'DB' ? t('rank.DB') : rank}</th>
            {rows.map((row) => (
              <td key={row.code}>
                {numbersOf(row, rank).map((number, place) => (
                  // a draw may contain a number twice; its numbers never reorder
                  <span key={place}>{number}</span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
