import { audit } from '@unisite/shared/contract/operators';
import type { ActKind, actResult } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { Infer } from '@unisite/shared/schema';
import { toastStore } from '@unisite/shared/ui';
import { closeDialog, openDialog } from '../../../../acts/dialogs.ts';
import { refreshActs } from '../../../../acts/refreshActs.ts';
import { call } from '../../../../frame/api/call.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';

interface Done {
  act: ActKind;
  remote: string;
  market: string;
  answer: Infer<typeof actResult>;
}

/** Finds the placement's latest change in the audit and opens the undo dialog. */
async function openUndo(remote: string, market: string): Promise<void> {
  const { rows } = await call(audit, { remote, market, page: 1, pageSize: 10 });
  const entry = rows.find(({ undoable }) => undoable);
  if (entry) openDialog({ kind: 'undo', entry });
}

/** Closes the dialog, shows the result, and offers to undo it. */
export function useActDone(): (done: Done) => void {
  const t = useText();
  const { nameOf } = useMarkets();
  return ({ act, remote, market, answer }) => {
    closeDialog();
    refreshActs();
    toastStore.show({
      tone: answer.state === 'done' ? 'won' : 'info',
      icon: answer.state === 'done' ? 'check' : 'clock',
      title: t(`done.${answer.state}`),
      text: t(`act.title.${act}`, { remote, market: nameOf(market) }),
      action:
        answer.state === 'done'
          ? { label: t('undo.button'), run: () => void openUndo(remote, market).catch(() => {}) }
          : undefined,
    });
  };
}
