import { type MemberRecordKind, memberCashRecords } from '@unisite/shared/contract/operatorsMember';
import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import styles from './MemberPage.module.css';
import { RecordTable } from './RecordTable.tsx';

interface CashRecordsProps {
  id: string;
  kind: Extract<MemberRecordKind, 'movements' | 'deposits' | 'withdrawals'>;
  pageSize: number;
}

/** A paged record of deposits or withdrawals. */
export function CashRecords({ id, kind, pageSize }: CashRecordsProps): ReactElement {
  const [page, setPage] = useState(1);
  const query = useOperation(memberCashRecords, { id, kind, page, pageSize }, { keepPrevious: true });
  return <RecordTable kind={kind} query={query} page={page} pageSize={pageSize} onPage={setPage} />;
}

const SHORT_PAGE = 5;

/** A member's deposits and withdrawals, side by side. */
export function CashPanels({ id }: { id: string }): ReactElement {
  const t = useText();
  return (
    <div className={styles.pair}>
      {(['deposits', 'withdrawals'] as const).map((kind) => (
        <Panel
          key={kind}
          flush
          title={t(`member.record.${kind}`)}
          end={<span className="muted">{t('member.inVnd')}</span>}
        >
          <CashRecords id={id} kind={kind} pageSize={SHORT_PAGE} />
        </Panel>
      ))}
    </div>
  );
}
