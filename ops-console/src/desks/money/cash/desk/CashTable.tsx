import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import styles from './CashTable.module.css';
import { roles } from './tableRoles.ts';

export interface CashColumn<Row> {
  readonly key: string;
  readonly head: string;
  /** Right-aligned. */
  readonly end?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface CashTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly CashColumn<Row>[];
  /** Below an opened row; some rows start open. */
  details: (row: Row) => ReactNode;
  opensItself: (row: Row) => boolean;
  acts: (row: Row) => ReactNode;
  /** Which rows can be selected, and which are. */
  canChoose: (row: Row) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  stale: boolean;
}

/**
 * Withdrawals or deposits as a table: facts for and against beside the actions, with multiple selection. On narrow
 * screens each row is a card.
 */
export function CashTable<Row extends { readonly id: string; readonly reference: string }>(
  props: CashTableProps<Row>,
): ReactElement {
  const { caption, rows, columns, canChoose, chosen, onChoose, stale } = props;
  const t = useText();
  const choosable = rows.filter(canChoose);
  const all = choosable.length > 0 && choosable.every(({ id }) => chosen.has(id));
  return (
    <table {...roles.table} className={styles.table} aria-label={caption} data-stale={stale || undefined}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col" className={styles.choice}>
            <Choice
              label={t('cashDesk.chooseAll')}
              checked={all}
              disabled={choosable.length === 0}
              onChange={(on) => onChoose(new Set(on ? choosable.map(({ id }) => id) : []))}
            >
              <span className={styles.chooseAll}>{t('cashDesk.chooseAll')}</span>
            </Choice>
          </th>
          {columns.map(({ key, head, end }) => (
            <th key={key} {...roles.columnheader} scope="col" className={end ? styles.end : undefined}>
              {head}
            </th>
          ))}
          <th {...roles.columnheader} scope="col" className={styles.acts}>
            {t('cashDesk.acts')}
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <Rows
          key={row.id}
          {...props}
          row={row}
          isChosen={chosen.has(row.id)}
          onChosen={(on) => {
            const next = new Set(chosen);
            if (on) next.add(row.id);
            else next.delete(row.id);
            onChoose(next);
          }}
        />
      ))}
    </table>
  );
}

type RowsProps<Row> = Pick<CashTableProps<Row>, 'columns' | 'details' | 'opensItself' | 'acts' | 'canChoose'> & {
  row: Row;
  isChosen: boolean;
  onChosen: (on: boolean) => void;
};

/** A row, and its details. */
function Rows<Row extends { readonly reference: string }>(props: RowsProps<Row>): ReactElement {
  const { row, columns, details, opensItself, acts, canChoose, isChosen, onChosen } = props;
  const t = useText();
  const id = useId();
  const [turned, turn] = useState<boolean | null>(null);
  const isOpen = turned ?? opensItself(row);
  return (
    <tbody {...roles.rowgroup} data-chosen={isChosen || undefined} aria-label={row.reference}>
      <tr {...roles.row} className={styles.row} data-choosable={canChoose(row) || undefined}>
        <td {...roles.cell} className={styles.choice}>
          {canChoose(row) && (
            <Choice label={t('cashDesk.choose', { reference: row.reference })} checked={isChosen} onChange={onChosen} />
          )}
        </td>
        {columns.map(({ key, head, end, cell }) => (
          <td key={key} {...roles.cell} className={end ? styles.end : undefined} data-label={head} data-column={key}>
            <div>{cell(row)}</div>
          </td>
        ))}
        <td {...roles.cell} className={styles.acts}>
          <div className={styles.buttons}>
            {acts(row)}
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={t('cashDesk.details', { reference: row.reference })}
              title={t('cashDesk.detailsShort')}
              onClick={() => turn(!isOpen)}
            >
              <Icon name={isOpen ? 'up' : 'down'} size={16} />
            </button>
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr {...roles.row} className={styles.details} id={id}>
          <td {...roles.cell} colSpan={columns.length + 2}>
            {details(row)}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface ChoiceProps {
  label: string;
  /** The label, where there is room. */
  children?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A checkbox labelled by its row. */
function Choice({ label, children, checked, disabled, onChange }: ChoiceProps): ReactElement {
  return (
    <label className="check">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
