import { undoAct } from '@unisite/shared/contract/operators';
import type { AuditEntry } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { actName } from '../../../../acts/audit/actName.ts';
import { usePlacementText } from '../../../../acts/audit/usePlacementText.ts';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { refreshActs } from '../../../../acts/refreshActs.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { useSending } from '../../../../frame/api/queries.ts';
import { useActorName, useReasonText } from '../../../../frame/words/useActorName.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

/** Undoes the latest change of a placement. */
export function UndoDialog({ entry }: { entry: AuditEntry }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const who = useActorName();
  const why = useReasonText();
  const { nameOf, fourEyes } = useMarkets();
  const placementText = usePlacementText();
  const undo = useSending(undoAct);
  const market = entry.market ?? '';
  const act = t(`audit.act.${actName(entry)}`, { act: entry.act });
  const values = { act, remote: entry.remote, market: nameOf(market) };
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      const { state } = await undo.send({ id: entry.id, why });
      closeDialog();
      refreshActs();
      toastStore.show({
        tone: state === 'done' ? 'won' : 'info',
        icon: state === 'done' ? 'rollback' : 'clock',
        title: t(state === 'done' ? 'undo.done' : `done.${state}`),
        text: t('undo.title', values),
      });
    },
  });
  return (
    <ReasonDialog
      title={t('undo.title', values)}
      icon="rollback"
      consequences={[
        t('undo.what', { act, who: who(entry.who), at: figures.when(entry.at), why: why(entry) }),
        entry.from
          ? t('undo.comes', { ...values, before: placementText(entry.from), now: placementText(entry.to) })
          : t('undo.off', values),
        ...(fourEyes(market) ? [t('words.fourEyes')] : []),
      ]}
      confirm={t(fourEyes(market) ? 'act.propose' : 'undo.button')}
      form={form}
      error={undo.error}
    />
  );
}
