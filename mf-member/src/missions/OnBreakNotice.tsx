import { useText } from '@unisite/shared/i18n';
import { EmptyState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Replaces what encourages play during a break. */
export function OnBreakNotice(): ReactElement {
  const t = useText();
  return (
    <Panel>
      <EmptyState picture="lantern" level={2} title={t('missions.break')} text={t('missions.breakText')} />
    </Panel>
  );
}
