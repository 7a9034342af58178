import { type ProposalKind, proposals } from '@unisite/shared/contract/operatorsProposals';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../frame/api/queries.ts';
import { useErrorText } from '../../frame/words/useErrorText.ts';
import { ProposalList } from './ProposalList.tsx';

/** Open proposals of these kinds; nothing if there are none. */
export function WaitingProposals({ kinds }: { kinds: readonly ProposalKind[] }): ReactElement | null {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(proposals, {});
  if (error && !data) {
    return (
      <ErrorState
        title={t('proposals.failed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  }
  const waiting = data?.proposals.filter(({ change }) => kinds.includes(change.kind)) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Panel flush title={t('proposals.title')}>
      <ProposalList proposals={waiting} />
    </Panel>
  );
}
