import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './KitProvider.tsx';
import { Scroller } from './Scroller.tsx';

/** By which column a table is sorted. */
export type SortOrder = { key: string; direction: 'ascending' | 'descending' };

/** A column of a table: its head, and its cell in each row. */
export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Label of the value on a phone's card; unnecessary for the first and last column. */
  label?: string | undefined;
  /** Right-aligned, for numbers and states. */
  end?: boolean | undefined;
  /**
   * Further classes of a cell: `up`, `down`, `muted`; `not-phone`, `wide-only`, `is-line` (a full line of the card).
   */
  className?: string | ((row: Row) => string | undefined) | undefined;
  sortable?: boolean | undefined;
};

export type TableProps<Row> = {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while loading: shows a skeleton. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  rowClassName?: ((row: Row) => string | undefined) | undefined;
  /** Number of skeleton rows: as many as usual. */
  awaited?: number | undefined;
  /** Further rows are loading. */
  busy?: boolean | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  sort?: SortOrder | undefined;
  onSort?: ((order: SortOrder) => void) | undefined;
  /** Rows of totals: `<tr>…</tr>`. */
  foot?: ReactNode;
  tight?: boolean | undefined;
  /** Whether rows become cards on the phone; otherwise the table scrolls sideways. */
  cards?: boolean | undefined;
};

/** A table from column definitions; cards on the phone. */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, rowClassName, awaited = 5, busy, empty, foot, tight, cards = true } = props;
  const texts = useKitTexts();
  if (rows?.length === 0) return empty ?? <EmptyState title={texts.nothingHere} />;
  return (
    <Scroller label={caption}>
      <table
        className={classNames('table', cards && 'table--cards', tight && 'table--tight')}
        aria-busy={busy || rows === undefined || undefined}
      >
        <caption className="visually-hidden">{rows ? caption : `${caption}: ${texts.loading}`}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <tr key={rowKey(row)} className={rowClassName?.(row)}>
                  {columns.map((column) => (
                    <td key={column.key} className={cellClass(column, row)} data-label={column.label}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: awaited }, (_, index) => (
                <tr key={index} aria-hidden>
                  {columns.map((column) => (
                    <td key={column.key} className={cellClass(column)}>
                      <span className={classNames('bone', column.end ? 'bone--num' : 'bone--line bone--mid')} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </Scroller>
  );
}

function cellClass<Row>({ end, className }: Column<Row>, row?: Row): string | undefined {
  const own = typeof className === 'function' ? row !== undefined && className(row) : className;
  return classNames(end && 'end', own);
}

type HeadProps<Row> = { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>;

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const className = classNames(column.end && 'end', typeof column.className === 'string' && column.className);
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.head}
      </th>
    );
  }
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === 'descending' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className="sort" onClick={() => onSort({ key: column.key, direction: next })}>
        {column.head}
        <Icon name={direction ? (direction === 'ascending' ? 'up' : 'down') : 'sort'} size={14} />
      </button>
    </th>
  );
}
