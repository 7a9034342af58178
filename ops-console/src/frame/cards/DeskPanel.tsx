import type { UseQueryResult } from '@tanstack/react-query';
import type { CallError } from '@unisite/shared/client';
import { Button, Chips, EmptyState, ErrorState, Pagination, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useErrorText } from '../words/useErrorText.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './DeskPanel.module.css';

interface Rows<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

export interface DeskSelection {
  readonly id: string;
  readonly label: string;
  /** Text of an empty list. */
  readonly none: string;
}

interface DeskPanelProps<Row extends { readonly id: string }> {
  readonly texts: {
    readonly title: string;
    readonly intro: string;
    readonly failed: string;
    /** Accessible name of the selections. */
    readonly selections: string;
    /** Label of the button to closed ones, where none are open. */
    readonly showClosed: string;
  };
  /** Open ones, and closed ones. */
  readonly selections: readonly [open: DeskSelection, closed: DeskSelection];
  readonly selection: string;
  readonly onSelect: (id: string) => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly pageSize: number;
  /** The first page of open ones, for the count; and the rows to show. */
  readonly open: Pick<UseQueryResult<Rows<Row>>, 'data'>;
  readonly answer: UseQueryResult<Rows<Row>, CallError>;
  readonly item: (row: Row) => ReactElement;
}

/** A desk list that is usually empty: open items, or a button to closed ones. */
export function DeskPanel<Row extends { readonly id: string }>(props: DeskPanelProps<Row>): ReactElement | null {
  const { texts, selections, selection, onSelect, page, onPage, pageSize, open, item } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = props.answer;
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const [first, closed] = selections;
  const shown = selections.find(({ id }) => id === selection) ?? first;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  // the last item of the last page is gone
  if (!isPlaceholderData && page > pages) onPage(pages);
  if (error && !data) {
    return <ErrorState title={texts.failed} text={errorText(error)} code={error.code} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  if (shown === first && open.data?.total === 0) {
    return (
      <p className={styles.none}>
        <Button variant="quiet" size="sm" icon="clock" onClick={() => onSelect(closed.id)}>
          {texts.showClosed}
        </Button>
      </p>
    );
  }
  return (
    <Panel flush busy={isFetching} title={texts.title}>
      <div className={styles.head}>
        <p className="muted">{texts.intro}</p>
        <Chips
          label={texts.selections}
          value={shown.id}
          onChange={onSelect}
          options={selections.map(({ id, label }) => ({
            id,
            label,
            count: id === first.id && open.data ? figures.count(open.data.total) : undefined,
          }))}
        />
      </div>
      {data.rows.length === 0 ? (
        <EmptyState picture="lantern" title={shown.none} />
      ) : (
        <ul className={styles.list} data-stale={isPlaceholderData || undefined}>
          {data.rows.map((row) => item(row))}
        </ul>
      )}
      {pages > 1 && (
        <div className="table-foot">
          <Pagination page={page} pages={pages} onPage={onPage} />
        </div>
      )}
    </Panel>
  );
}
