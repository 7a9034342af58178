import {
  rotateVendorSecret,
  secretOverlaps,
  type VendorCaller,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { Select } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { openDialog } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { refresh, useAction } from '../api/queries.ts';

/** Gives a caller a new secret, and says how long the one it uses stays good. */
export function RotateSecretDialog({ caller: { caller, secret } }: { caller: VendorCaller }): ReactElement {
  const t = useText();
  const rotate = useAction(rotateVendorSecret);
  const [hours, setHours] = useState<(typeof secretOverlaps)[number]>(24);
  const unused = secret.takenAt === null && secret.formerUntil !== null;
  return (
    <ReasonDialog
      title={t('vendors.rotateTitle', { vendor: caller })}
      icon="key"
      words={[
        t('vendors.secretOnce'),
        t(`vendors.overlapMeans.${hours}`),
        ...(unused && hours > 0 ? [t('vendors.unusedGoes')] : []),
      ]}
      confirm={t('vendors.rotate')}
      danger={hours === 0}
      busy={rotate.isPending}
      error={rotate.error}
      onConfirm={(why) =>
        rotate.mutate(
          { caller, expected: secret.version, overlapHours: hours, why },
          {
            onSuccess: ({ secret: made }) => openDialog({ kind: 'secretTold', caller, secret: made }),
            onSettled: () => void refresh(vendors),
          },
        )
      }
    >
      <Select
        label={t('vendors.overlap')}
        value={String(hours)}
        onChange={({ target }) => setHours(secretOverlaps.find((one) => String(one) === target.value) ?? 24)}
        options={secretOverlaps.map((one) => ({ value: String(one), label: t(`vendors.overlaps.${one}`) }))}
      />
    </ReasonDialog>
  );
}
