import type { CallError } from '@unisite/shared/client';
import { audit } from '@unisite/shared/contract/operators';
import {
  listMarketSettings,
  type MarketStatus,
  type SettingChange,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import { refresh, useSending } from '../../frame/api/queries.ts';
import { closeDialog, openDialog } from '../dialogs.ts';
import { useNotifyProposed } from '../useNotifyProposed.ts';
import { settingCallOf } from './settingCalls.ts';
import { useSettingText } from './useSettingText.ts';

export interface SettingSending {
  /** Sends a change, closes the dialog, shows the outcome, and offers to undo it. */
  readonly send: (change: SettingChange, why: string) => Promise<void>;
  readonly error: CallError | null;
  /** Others changed the setting first. */
  readonly isChanged: boolean;
  readonly reset: () => void;
}

/** Changes a setting of a market. */
export function useSettingChange(kind: SettingChange['kind']): SettingSending {
  const t = useText();
  const textOf = useSettingText();
  const notifyProposed = useNotifyProposed();
  const sending = useSending(settingCallOf(kind));
  return {
    error: sending.error,
    isChanged: sending.error?.code === 'SETTING_CHANGED',
    reset: sending.reset,
    async send(change, why) {
      const { market: code, from, to } = change;
      const { what, details } = textOf(change);
      if (details.length === 0) return closeDialog();
      try {
        // the values belong to the call's own setting
        const { state } = await sending.send({ code, from: from as MarketStatus, to: to as MarketStatus, why });
        closeDialog();
        if (state === 'proposed') return notifyProposed(what);
        // the texts are the same for all kinds; old and new value are swapped
        const undoing = { ...change, from: to, to: from } as SettingChange;
        toastStore.show({
          tone: 'won',
          icon: 'check',
          title: t('settings.saved'),
          text: what,
          action: { label: t('undo.button'), run: () => openDialog({ kind: 'undoSetting', change: undoing }) },
        });
      } finally {
        void refresh(listMarketSettings, proposals, audit);
      }
    },
  };
}
