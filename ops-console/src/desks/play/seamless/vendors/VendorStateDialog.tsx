import { type OperatorVendor, switchVendor, vendors } from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

/** Opens or closes all of a vendor's games. */
export function VendorStateDialog({ vendor: { code, name, on, games } }: { vendor: OperatorVendor }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const change = useSending(switchVendor);
  const values = { vendor: name, count: games, n: figures.count(games) };
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await change.send({ code, on: !on, why });
        closeDialog();
        toastStore.show({
          tone: 'won',
          icon: on ? 'block' : 'play',
          title: t(on ? 'vendors.isOff' : 'vendors.isOn', values),
        });
      } finally {
        void refresh(vendors);
      }
    },
  });
  return (
    <ReasonDialog
      title={t(on ? 'vendors.switchOffOf' : 'vendors.switchOnOf', values)}
      icon={on ? 'block' : 'play'}
      visitors
      consequences={on ? [t('vendors.offMeans', values), t('vendors.offRounds')] : [t('vendors.onMeans', values)]}
      confirm={t(on ? 'vendors.switchOff' : 'vendors.switchOn')}
      danger={on}
      form={form}
      error={change.error}
    />
  );
}
