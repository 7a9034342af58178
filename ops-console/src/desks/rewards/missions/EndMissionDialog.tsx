import { audit } from '@unisite/shared/contract/operators';
import { type DeskMission, endMission, missionDesk } from '@unisite/shared/contract/operatorsMissions';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import './missionTexts.ts';

/** Confirms ending a mission. */
export function EndMissionDialog({ mission }: { mission: DeskMission }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const end = useSending(endMission);
  const title = localized(mission.draft.title);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        const { until } = await end.send({ id: mission.id, why });
        closeDialog();
        const said = t('missions.ended', { day: format.date(until) });
        toastStore.show({ tone: 'won', icon: 'check', title: said, text: title });
      } finally {
        void refresh(missionDesk, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('missions.endOf', { title })}
      icon="clock"
      visitors
      consequences={[t('missions.endMeans')]}
      confirm={t('missions.end')}
      danger
      form={form}
      error={end.error}
    />
  );
}
