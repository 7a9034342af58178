import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Draws } from './useDraws.ts';

/** Why a game shows no draws: loading failed, or there are none yet. Nothing otherwise. */
export function NoDraws({ draws }: { draws: Draws }): ReactElement | null {
  const t = useText();
  const { rows, error, fetching, retry } = draws;
  if (error) {
    return (
      <Panel>
        <ErrorState
          title={t('results.failed')}
          text={error.message}
          code={error.code}
          onRetry={retry}
          busy={fetching}
        />
      </Panel>
    );
  }
  if (rows?.length !== 0) return null;
  return (
    <Panel>
      <EmptyState picture="ticket" title={t('results.none')} text={t('results.noneText')} />
    </Panel>
  );
}
