import { invalidate } from '@unisite/shared/api';
import { setWithdrawalPin } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { isPin, PinField } from '../form/PinField.tsx';

interface WithdrawalPinDialogProps {
  /** Whether a PIN exists. */
  set: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Sets the withdrawal PIN, entered twice and confirmed with the account's password. */
export default function WithdrawalPinDialog({ set, onDone, onClose }: WithdrawalPinDialogProps): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const form = usePasswordForm({
    values: { password: '', pin: '', repeated: '' },
    validate: ({ pin, repeated }) =>
      isPin(pin) ? { repeated: repeated === pin ? null : t('figures.different') } : { pin: t('figures.missing') },
    submit: async ({ password, pin }) => {
      await sendOnce(setWithdrawalPin, { password, withdrawalPin: pin });
      await invalidate(cashSettings);
      toastStore.show({ title: t('figures.done'), icon: 'check' });
      onDone();
    },
    fieldOfRefusal: { TOO_SIMPLE: 'pin' },
  });
  return (
    <Dialog open icon="lock" title={t(set ? 'figures.changeTitle' : 'figures.setTitle')} onClose={onClose}>
      <p className="soft">{t('figures.why')}</p>
      <ValidatedForm form={form}>
        <CurrentPasswordField {...form.field('password')} />
        <PinField {...form.field('pin')} label={t('figures.new')} hint={t('figures.hint')} />
        <PinField {...form.field('repeated')} label={t('figures.again')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('figures.save')}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}
