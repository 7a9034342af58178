import type { SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useMarkets } from '../../frame/words/useMarkets.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useReasonForm } from '../useReasonForm.ts';
import { useSettingChange } from './useSettingChange.ts';
import { useSettingText } from './useSettingText.ts';
import { waits } from './waits.ts';

/** Confirms restoring a setting. */
export function UndoSettingDialog({ change }: { change: SettingChange }): ReactElement {
  const t = useText();
  const { fourEyes } = useMarkets();
  const sending = useSettingChange(change.kind);
  const { what, details } = useSettingText()(change);
  const form = useReasonForm({ values: {}, submit: ({ why }) => sending.send(change, why) });
  const isProposal = waits(change, fourEyes(change.market));
  return (
    <ReasonDialog
      title={t('settings.undo', { what })}
      icon="rollback"
      consequences={[...details, ...(isProposal ? [t('proposals.waits')] : [])]}
      confirm={t(isProposal ? 'act.propose' : 'undo.button')}
      form={form}
      error={sending.error}
    />
  );
}
