import { audit } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AuditList } from '../../../../acts/audit/AuditList.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import { hashOf, startOf } from '../../../../frame/navigation/place.ts';

/** Latest acts in all markets. */
export function RecentAudit(): ReactElement {
  const t = useText();
  const answer = useOperation(audit, { page: 1, pageSize: 6 });
  return (
    <Panel
      title={t('audit.recent')}
      flush
      end={
        <a className="link" href={hashOf(startOf('audit'))}>
          {t('audit.all')}
        </a>
      }
    >
      <AuditList answer={answer} awaited={6} />
    </Panel>
  );
}
