import { audit } from '@unisite/shared/contract/operators';
import { type DeskPlan, endLotteryPlan, lotteryPlanDesk } from '@unisite/shared/contract/operatorsLotteryPlans';
import { useFormat, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Confirms ending a member's plan. */
export function EndPlanDialog({ plan }: { plan: DeskPlan }): ReactElement {
  const t = useText();
  const format = useFormat();
  const end = useSending(endLotteryPlan);
  const { id, account, left, currency, bought } = plan;
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await end.send({ id, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('plans.ended'), text: id });
      } finally {
        void refresh(lotteryPlanDesk, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('plans.endOf', { plan: id })}
      icon="block"
      consequences={[
        t('plans.endMeans', { amount: `${format.figures(left, { whole: true })} ${currency}`, account }),
        ...(bought > 0 ? [t('plans.endKeeps')] : []),
      ]}
      confirm={t('plans.end')}
      danger
      form={form}
      error={end.error}
    />
  );
}
