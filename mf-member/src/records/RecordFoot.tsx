import { useFormat, useText } from '@unisite/shared/i18n';
import { Pagination } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

interface RecordFootProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows of the total these are, and the pager. */
export function RecordFoot({ page, pageSize, total, onPage }: RecordFootProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div className="table-foot">
      <span>
        {t('record.shown', { first: format.number(first), last: format.number(last), total: format.number(total) })}
      </span>
      <Pagination page={page} pages={Math.ceil(total / pageSize)} onPage={onPage} />
    </div>
  );
}
