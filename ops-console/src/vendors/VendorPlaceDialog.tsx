import { changeVendor, type OperatorVendor, vendorAddress, vendors } from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Checkbox, Select, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeQuestion } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { refresh, useDo } from '../api/queries.ts';

interface VendorPlaceDialogProps {
  vendor: OperatorVendor;
  /** Everybody who can sign for it. */
  callers: readonly string[];
}

/** Says where a vendor's games open, how, and who signs for it. */
export function VendorPlaceDialog({ vendor, callers }: VendorPlaceDialogProps): ReactElement {
  const t = useText();
  const change = useDo(changeVendor);
  const { code, name } = vendor;
  const [address, setAddress] = useState(vendor.standIn ? '' : (vendor.address ?? ''));
  const [ownWindow, setOwnWindow] = useState(vendor.ownWindow);
  const [caller, setCaller] = useState(vendor.caller);
  const [tried, setTried] = useState(false);
  const given = address.trim().replace(/\/$/, '').toLowerCase();
  const isAddress = given === '' || safeParse(vendorAddress, given).success;
  return (
    <ReasonDialog
      title={t('vendors.changeOf', { vendor: name })}
      icon="edit"
      words={[
        given === '' || !isAddress ? t('vendors.noAddressMeans') : t('vendors.addressMeans', { address: given }),
        given === '' || !isAddress || ownWindow ? t('vendors.windowMeans') : t('vendors.frameMeans', { origin: given }),
        t('vendors.callerMeans', { caller }),
        t('vendors.openGamesStay'),
      ]}
      confirm={t('vendors.save')}
      busy={change.isPending}
      error={change.error}
      check={() => {
        setTried(true);
        return isAddress;
      }}
      onConfirm={(why) =>
        change.mutate(
          { code, address: given === '' ? null : given, ownWindow, caller, why },
          {
            onSuccess: () => {
              closeQuestion();
              toastStore.show({ tone: 'won', icon: 'check', title: t('vendors.saved', { vendor: name }) });
            },
            onSettled: () => void refresh(vendors),
          },
        )
      }
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
        onChange={({ target }) => setAddress(target.value)}
        error={tried && !isAddress && t('vendors.addressWrong')}
      />
      <Select
        label={t('vendors.caller')}
        value={caller}
        onChange={({ target }) => setCaller(target.value)}
        options={callers.map((one) => ({ value: one, label: one }))}
      />
      <Checkbox checked={ownWindow} onChange={({ target }) => setOwnWindow(target.checked)}>
        {t('vendors.inOwnWindow')}
      </Checkbox>
    </ReasonDialog>
  );
}
