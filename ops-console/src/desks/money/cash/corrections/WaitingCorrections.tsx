import { corrections } from '@unisite/shared/contract/operatorsCorrections';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Pagination, Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { CorrectionList } from './CorrectionList.tsx';

const pageSize = 10;

/** Corrections waiting for a second operator; nothing if there are none. */
export function WaitingCorrections(): ReactElement | null {
  const t = useText();
  const errorText = useErrorText();
  const [page, turn] = useState(1);
  const { data, error, refetch } = useOperation(
    corrections,
    { selection: 'waiting', page, pageSize },
    { keepPrevious: true },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  // the last one of the last page was decided
  if (page > pages) turn(pages);
  if (error && !data) {
    return (
      <ErrorState
        title={t('corrections.failed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <Panel flush title={t('corrections.waiting')}>
      <CorrectionList rows={data.rows} />
      {pages > 1 && (
        <div className="table-foot">
          <Pagination page={page} pages={pages} onPage={turn} />
        </div>
      )}
    </Panel>
  );
}
