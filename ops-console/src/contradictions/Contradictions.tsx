import { contradictions } from '@unisite/shared/contract/operatorsContradictions';
import { useText } from '@unisite/shared/i18n';
import { Button, Chips, EmptyState, ErrorState, Pagination, Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../api/queries.ts';
import cash from '../cash/Cash.module.css';
import { useErrorText } from '../words/useErrorText.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import { ContradictionItem } from './ContradictionItem.tsx';
import styles from './Contradictions.module.css';

const pageSize = 5;
const selections = ['open', 'settled'] as const;

/**
 * What providers report against what they reported before, to be settled by two operators; where nothing is open, a button to what
 * was settled.
 */
export function Contradictions(): ReactElement | null {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const [selection, select] = useState<(typeof selections)[number]>('open');
  const [page, turn] = useState(1);
  const open = useOperation(contradictions, { selection: 'open', page: 1, pageSize });
  const { data, error, isFetching, isPlaceholderData, refetch } = useOperation(
    contradictions,
    { selection, page, pageSize },
    { keepPrevious: true },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  // The last one of the last page was settled.
  if (!isPlaceholderData && page > pages) turn(pages);
  if (error && !data) {
    return (
      <ErrorState
        title={t('contradictions.failed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return null;
  if (selection === 'open' && open.data?.total === 0) {
    return (
      <p className={styles.none}>
        <Button variant="quiet" size="sm" icon="clock" onClick={() => select('settled')}>
          {t('contradictions.showSettled')}
        </Button>
      </p>
    );
  }
  return (
    <Panel flush busy={isFetching} title={t('contradictions.title')}>
      <div className={styles.head}>
        <p className="muted">{t('contradictions.intro')}</p>
        <Chips
          label={t('contradictions.selections')}
          value={selection}
          onChange={(id) => {
            turn(1);
            select(selections.find((one) => one === id) ?? 'open');
          }}
          options={selections.map((id) => ({
            id,
            label: t(`contradictions.selection.${id}`),
            count: id === 'open' && open.data ? figures.count(open.data.total) : undefined,
          }))}
        />
      </div>
      {data.rows.length === 0 ? (
        <EmptyState picture="lantern" title={t(`contradictions.none.${selection}`)} />
      ) : (
        <ul className={cash.list} data-stale={isPlaceholderData || undefined}>
          {data.rows.map((row) => (
            <ContradictionItem key={row.id} contradiction={row} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="table-foot">
          <Pagination page={page} pages={pages} onPage={turn} />
        </div>
      )}
    </Panel>
  );
}
