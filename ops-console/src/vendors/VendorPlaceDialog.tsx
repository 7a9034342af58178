import {
  changeVendor,
  type OperatorVendor,
  type VendorPlace,
  vendorAddress,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Checkbox, Select, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { refresh, useAction, useOperation } from '../api/queries.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { useRevision } from './useRevision.ts';

interface VendorPlaceDialogProps {
  vendor: OperatorVendor;
  /** Everybody who can sign for it. */
  callers: readonly string[];
}

const placeOf = ({ address, standIn, ownWindow, caller }: OperatorVendor): VendorPlace => ({
  address: standIn ? null : address,
  ownWindow,
  caller,
});

/** Says where a vendor's games open, how, and who signs for it. */
export function VendorPlaceDialog({ vendor, callers }: VendorPlaceDialogProps): ReactElement {
  const t = useText();
  const change = useAction(changeVendor);
  const { code, name } = vendor;
  const now = useOperation(vendors, {}).data?.vendors.find((one) => one.code === code) ?? vendor;
  const { seen, filled, fill, other, look } = useRevision(placeOf(now));
  const [tried, setTried] = useState(false);
  const { ownWindow, caller } = filled;
  const address = filled.address ?? '';
  const given = address.trim().replace(/\/$/, '').toLowerCase();
  const isAddress = given === '' || safeParse(vendorAddress, given).success;
  const placeText = {
    place: now.address ?? t('vendors.noAddress'),
    how: t(now.ownWindow ? 'vendors.inWindow' : 'vendors.inFrame'),
    caller: now.caller ?? t('vendors.nobody'),
  };
  return (
    <ReasonDialog
      title={t('vendors.changeOf', { vendor: name })}
      icon="edit"
      words={[
        given === '' || !isAddress ? t('vendors.noAddressMeans') : t('vendors.addressMeans', { address: given }),
        given === '' || !isAddress || ownWindow ? t('vendors.windowMeans') : t('vendors.frameMeans', { origin: given }),
        caller === null ? t('vendors.noCallerMeans') : t('vendors.callerMeans', { caller }),
        t('vendors.openGamesStay'),
      ]}
      confirm={t('vendors.save')}
      busy={change.isPending}
      error={change.error}
      notice={
        change.error?.code === 'VENDOR_CHANGED' ? (
          <ConflictNotice
            now={other && t('vendors.placeNow', placeText)}
            onLook={() => {
              look();
              change.reset();
            }}
          />
        ) : undefined
      }
      check={() => {
        setTried(true);
        return isAddress && caller !== null;
      }}
      onConfirm={(why) => {
        if (caller === null) return;
        change.mutate(
          { code, address: given === '' ? null : given, ownWindow, caller, expected: seen, why },
          {
            onSuccess: () => {
              closeDialog();
              toastStore.show({ tone: 'won', icon: 'check', title: t('vendors.saved', { vendor: name }) });
            },
            onSettled: () => void refresh(vendors),
          },
        );
      }}
    >
      <TextField
        label={t('vendors.address')}
        hint={t('vendors.addressHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        maxLength={200}
        value={address}
        onChange={({ target }) => fill({ address: target.value })}
        error={tried && !isAddress && t('vendors.addressWrong')}
      />
      <Select
        label={t('vendors.caller')}
        placeholder={caller === null ? t('vendors.callerChoose') : undefined}
        value={caller ?? ''}
        onChange={({ target }) => fill({ caller: target.value === '' ? null : target.value })}
        options={callers.map((one) => ({ value: one, label: one }))}
        error={tried && caller === null && t('vendors.callerMissing')}
      />
      <Checkbox checked={ownWindow} onChange={({ target }) => fill({ ownWindow: target.checked })}>
        {t('vendors.inOwnWindow')}
      </Checkbox>
    </ReasonDialog>
  );
}
