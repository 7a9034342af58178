import { endFormerSecret, type VendorCaller, vendors } from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Ends the validity of a caller's previous secret early. */
export function EndPreviousSecretDialog({ caller: { caller, secret } }: { caller: VendorCaller }): ReactElement {
  const t = useText();
  const end = useSending(endFormerSecret);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await end.send({ caller, expected: secret.version, why });
        closeDialog();
        toastStore.show({ icon: 'lock', title: t('vendors.formerEnded', { vendor: caller }) });
      } finally {
        void refresh(vendors);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('vendors.endFormerTitle', { vendor: caller })}
      icon="lock"
      consequences={[
        t('vendors.endFormerMeans'),
        t(secret.takenAt === null ? 'vendors.endFormerEarly' : 'vendors.endFormerSafe'),
      ]}
      confirm={t('vendors.endFormer')}
      danger
      form={form}
      error={end.error}
    />
  );
}
