import { useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Panel, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { DataPanel } from './data/DataPanel.tsx';
import { LifeFigures } from './LifeFigures.tsx';
import { useStatement } from './statementQuery.ts';
import { YearPanel } from './YearPanel.tsx';

/** Statements by year, and the member's data export. Not for guests on free play (section 6). */
export default function StatementPage(): ReactElement {
  return usePermissions().guest ? <GuestPage /> : <MemberPage />;
}

function GuestPage(): ReactElement {
  return (
    <>
      <PageHead page="statement" />
      <ForMembersOnly />
    </>
  );
}

function MemberPage(): ReactElement {
  const t = useText();
  const query = useStatement();
  const { data, error } = query;
  return (
    <>
      <PageHead page="statement" updatedAt={query.dataUpdatedAt} />
      {error && !data ? (
        <Panel>
          <QueryError title={t('statement.failed')} query={query} />
        </Panel>
      ) : (
        <>
          <LifeFigures statement={data} />
          <YearPanel statement={data} />
        </>
      )}
      <DataPanel />
    </>
  );
}
