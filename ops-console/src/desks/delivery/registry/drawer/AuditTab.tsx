import { audit } from '@unisite/shared/contract/operators';
import { Pagination } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { AuditList } from '../../../../acts/audit/AuditList.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import styles from './Drawer.module.css';

const pageSize = 10;

/** Audit of a remote in a market. */
export function AuditTab({ remote, market }: { remote: string; market: string }): ReactElement {
  const [page, setPage] = useState(1);
  const answer = useOperation(audit, { remote, market, page, pageSize }, { keepPrevious: true });
  return (
    <>
      <div className={styles.box}>
        <AuditList answer={answer} awaited={5} here />
      </div>
      <Pagination page={page} pages={Math.ceil((answer.data?.total ?? 0) / pageSize)} onPage={setPage} />
    </>
  );
}
