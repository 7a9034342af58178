import type { CallError } from '@unisite/shared/api';
import type { SecurityOverview } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { Panel, QueryError, Skeleton, Tag } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { ProtectionDialog, type ProtectionRequest } from './ProtectionDialog.tsx';
import { ProtectionRow } from './ProtectionRow.tsx';
import { protectionKinds, wantedCount } from './protections.ts';
import styles from './Security.module.css';

interface ProtectionPanelProps {
  overview: {
    data: SecurityOverview | undefined;
    error: CallError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** The account's security measures, each with its state and an action. */
export function ProtectionPanel({ overview }: ProtectionPanelProps): ReactElement {
  const t = useText();
  const [asked, setAsked] = useState<ProtectionRequest | null>(null);
  const { data, error } = overview;
  return (
    <Panel title={t('security.title')} end={data && <Verdict overview={data} />} flush busy={overview.isFetching}>
      {error && !data ? (
        <QueryError title={t('security.failed')} query={overview} />
      ) : (
        <ul className={styles.rows}>
          {protectionKinds.map((kind) =>
            data ? (
              <ProtectionRow key={kind} kind={kind} overview={data} onAsk={setAsked} />
            ) : (
              <li key={kind} className={styles.waiting}>
                <Skeleton kind="row" />
              </li>
            ),
          )}
        </ul>
      )}
      {asked && <ProtectionDialog request={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function Verdict({ overview }: { overview: SecurityOverview }): ReactElement {
  const t = useText();
  const wanted = wantedCount(overview);
  if (wanted === 0) {
    return (
      <Tag tone="jade" icon="check-circle">
        {t('security.complete')}
      </Tag>
    );
  }
  return (
    <Tag tone="gold" icon="alert">
      {t('security.wanted', { count: wanted })}
    </Tag>
  );
}
