import './offerTexts.ts';
import './promotionFormTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { type DeskPromotion, endPromotion, promotionDesk } from '@unisite/shared/contract/operatorsPromotions';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

/** Confirms ending a promotion. */
export function EndPromotionDialog({ promotion }: { promotion: DeskPromotion }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const end = useSending(endPromotion);
  const { id, revision, draft, held } = promotion;
  const title = localized(draft.title);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await end.send({ id, revision, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('promotionForm.ended'), text: title });
      } finally {
        void refresh(promotionDesk, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('offerText.endOf', { title })}
      icon="clock"
      visitors
      consequences={[
        t('promotionForm.endMeans'),
        t('promotionForm.endKeeps', { held: format.money(held, { whole: true }) }),
      ]}
      confirm={t('offerText.end')}
      danger
      form={form}
      error={end.error}
    />
  );
}
