import { memberRecordKind, memberRecords } from '@unisite/shared/contract/operatorsMember';
import { useText } from '@unisite/shared/i18n';
import { Panel, Tabs } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import { CashRecords } from './CashRecords.tsx';
import { RecordTable } from './RecordTable.tsx';

const PAGE_SIZE = 10;
/** Deposits and withdrawals have panels of their own. */
const kinds = [...memberRecordKind.options, 'movements'] as const;
type Kind = (typeof kinds)[number];

/** A member's records by kind, paged. */
export function RecordsPanel({ id }: { id: string }): ReactElement {
  const t = useText();
  const may = useHasRole();
  const [kind, setKind] = useState<Kind>('bets');
  const seen = kinds.filter((one) => one !== 'movements' || may('cash'));
  return (
    <Panel
      flush
      title={t('member.records')}
      end={<span className="muted">{t(kind === 'points' ? 'member.inPoints' : 'member.inVnd')}</span>}
    >
      <Tabs
        fit
        label={t('member.records')}
        tabs={seen.map((one) => ({ id: one, label: t(`member.record.${one}`) }))}
        value={kind}
        onChange={(id) => setKind(seen.find((one) => one === id) ?? 'bets')}
      >
        {kind === 'movements' ? (
          <CashRecords key={kind} id={id} kind={kind} pageSize={PAGE_SIZE} />
        ) : (
          <Records key={kind} id={id} kind={kind} />
        )}
      </Tabs>
    </Panel>
  );
}

function Records({ id, kind }: { id: string; kind: Exclude<Kind, 'movements'> }): ReactElement {
  const [page, setPage] = useState(1);
  const query = useOperation(memberRecords, { id, kind, page, pageSize: PAGE_SIZE }, { keepPrevious: true });
  return <RecordTable kind={kind} query={query} page={page} pageSize={PAGE_SIZE} onPage={setPage} />;
}
