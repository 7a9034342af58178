import {
  changeVendor,
  type OperatorVendor,
  type VendorLaunchSettings,
  vendorAddress,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Checkbox, Select, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { SettingsConflictNotice } from '../../../../acts/settings/SettingsConflictNotice.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../../acts/useRevision.ts';
import { refresh, useOperation, useSending } from '../../../../frame/api/queries.ts';

interface LaunchSettingsDialogProps {
  vendor: OperatorVendor;
  /** All possible callers. */
  callers: readonly string[];
}

const placeOf = ({ address, standIn, ownWindow, caller }: OperatorVendor): VendorLaunchSettings => ({
  address: standIn ? null : address,
  ownWindow,
  caller,
});

const emptyDraft: Filled<VendorLaunchSettings> = { address: undefined, ownWindow: undefined, caller: undefined };

/** As stored; empty: none. */
const written = (address: string | null): string => (address ?? '').trim().replace(/\/$/, '').toLowerCase();

const isAddress = (given: string): boolean => given === '' || safeParse(vendorAddress, given).success;

/** Sets where and how a vendor's games open, and which caller signs for it. */
export function LaunchSettingsDialog({ vendor, callers }: LaunchSettingsDialogProps): ReactElement {
  const t = useText();
  const change = useSending(changeVendor);
  const notifyProposed = useNotifyProposed();
  const { code, name } = vendor;
  const now = useOperation(vendors, {}).data?.vendors.find((one) => one.code === code) ?? vendor;
  const { seen, other, look } = useRevision(placeOf(now));
  const form = useReasonForm({
    values: emptyDraft,
    validate(values) {
      const { address, caller } = withFilled(seen, values);
      return {
        address: isAddress(written(address)) ? null : t('vendors.addressWrong'),
        caller: caller === null ? t('vendors.callerMissing') : null,
      };
    },
    submit: async (values) => {
      const { address, ownWindow, caller } = withFilled(seen, values);
      const { why } = values;
      if (caller === null) return;
      try {
        const { state } = await change.send({
          code,
          address: written(address) === '' ? null : written(address),
          ownWindow,
          caller,
          expected: seen,
          why,
        });
        closeDialog();
        if (state === 'proposed') return notifyProposed(t('vendors.changeOf', { vendor: name }));
        toastStore.show({ tone: 'won', icon: 'check', title: t('vendors.saved', { vendor: name }) });
      } finally {
        void refresh(vendors);
      }
    },
  });
  const { address, ownWindow, caller } = withFilled(seen, form.values);
  const given = written(address);
  const waits = given !== written(seen.address) || caller !== seen.caller;
  const placeText = {
    place: now.address ?? t('vendors.noAddress'),
    how: t(now.ownWindow ? 'vendors.inWindow' : 'vendors.inFrame'),
    caller: now.caller ?? t('vendors.nobody'),
  };
  return (
    <ReasonDialog
      title={t('vendors.changeOf', { vendor: name })}
      icon="edit"
      consequences={[
        given === '' || !isAddress(given) ? t('vendors.noAddressMeans') : t('vendors.addressMeans', { address: given }),
        given === '' || !isAddress(given) || ownWindow
          ? t('vendors.windowMeans')
          : t('vendors.frameMeans', { origin: given }),
        caller === null ? t('vendors.noCallerMeans') : t('vendors.callerMeans', { caller }),
        t('vendors.openGamesStay'),
        ...(waits ? [t('proposals.waits')] : []),
      ]}
      confirm={t(waits ? 'corrections.send' : 'vendors.save')}
      form={form}
      error={change.error}
      notice={
        change.error?.code === 'VENDOR_CHANGED' ? (
          <SettingsConflictNotice
            now={other && t('vendors.placeNow', placeText)}
            onLook={() => {
              look();
              change.reset();
            }}
          />
        ) : undefined
      }
    >
      <TextField
        {...toInput({ ...form.field('address'), value: address ?? '' })}
        label={t('vendors.address')}
        hint={t('vendors.addressHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        maxLength={200}
      />
      <Select
        label={t('vendors.caller')}
        placeholder={caller === null ? t('vendors.callerChoose') : undefined}
        name="caller"
        value={caller ?? ''}
        onChange={({ target }) => form.change('caller', target.value === '' ? null : target.value)}
        options={callers.map((one) => ({ value: one, label: one }))}
        error={form.errors.caller}
      />
      <Checkbox checked={ownWindow} onChange={({ target }) => form.change('ownWindow', target.checked)}>
        {t('vendors.inOwnWindow')}
      </Checkbox>
    </ReasonDialog>
  );
}
