import { pendingActs } from '@unisite/shared/contract/operators';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PendingList } from '../../../acts/PendingList.tsx';
import { ProposalList } from '../../../acts/proposals/ProposalList.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { GuardedChangeList } from './GuardedChangeList.tsx';

/** Acts and proposals waiting for a second operator or for their time. */
export function PendingPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const waiting = useOperation(pendingActs, {});
  const proposed = useOperation(proposals, {});
  const error = waiting.error ?? proposed.error;
  const data = waiting.data && proposed.data && { ...waiting.data, ...proposed.data };
  useTitle(t('nav.acts'));
  return (
    <>
      <div>
        <h1>{t('pending.title')}</h1>
        <p className="muted">{t('pending.intro')}</p>
      </div>
      <h2 className="visually-hidden">{t('pending.list')}</h2>
      <Panel flush busy={!data && !error}>
        {data && data.acts.length + data.rules.length + data.proposals.length === 0 ? (
          <EmptyState picture="lantern" title={t('pending.none')} text={t('pending.noneText')} />
        ) : data ? (
          <>
            {data.proposals.length > 0 && <ProposalList proposals={data.proposals} />}
            {data.rules.length > 0 && <GuardedChangeList rules={data.rules} />}
            {data.acts.length > 0 && <PendingList acts={data.acts} />}
          </>
        ) : error ? (
          <ErrorState
            title={t('pending.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => {
              void waiting.refetch();
              void proposed.refetch();
            }}
          />
        ) : (
          <div className="panel__body">
            <Skeleton kind="row" count={3} />
          </div>
        )}
      </Panel>
    </>
  );
}
