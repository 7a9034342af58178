import {
  rotateVendorSecret,
  secretOverlaps,
  type VendorCaller,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { openDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Rotates a caller's secret, and sets how long the previous one stays valid. */
export function RotateSecretDialog({ caller: { caller, secret } }: { caller: VendorCaller }): ReactElement {
  const t = useText();
  const rotate = useSending(rotateVendorSecret);
  const unused = secret.takenAt === null && secret.previousUntil !== null;
  const form = useReasonForm({
    values: { hours: 24 as (typeof secretOverlaps)[number] },
    submit: async ({ hours, why }) => {
      try {
        const asked = { caller, expected: secret.version, overlapHours: hours, why };
        const { secretHalf } = await rotate.send(asked);
        openDialog({ kind: 'secretTold', caller, half: 'first', secret: secretHalf });
      } finally {
        void refresh(vendors);
      }
    },
  });
  const { hours } = form.values;
  return (
    <ReasonDialog
      title={t('vendors.rotateTitle', { vendor: caller })}
      icon="key"
      consequences={[
        t('vendors.halves'),
        t(`vendors.overlapMeans.${hours}`),
        ...(unused && hours > 0 ? [t('vendors.unusedGoes')] : []),
        t('proposals.waits'),
      ]}
      confirm={t('corrections.send')}
      danger={hours === 0}
      form={form}
      error={rotate.error}
    >
      <Select
        label={t('vendors.overlap')}
        value={String(hours)}
        onChange={({ target }) =>
          form.change('hours', secretOverlaps.find((one) => String(one) === target.value) ?? 24)
        }
        options={secretOverlaps.map((one) => ({ value: String(one), label: t(`vendors.overlaps.${one}`) }))}
      />
    </ReasonDialog>
  );
}
