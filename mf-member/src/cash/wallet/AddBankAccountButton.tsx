import type { cashSettings } from '@unisite/shared/contract/cash';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useText } from '@unisite/shared/i18n';
import { Button, type ButtonVariant } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

const AddBankAccountDialog = lazy(() => import('./AddBankAccountDialog.tsx'));
const WithdrawalPinDialog = lazy(() => import('./WithdrawalPinDialog.tsx'));

interface AddBankAccountButtonProps {
  settings: ValueOf<typeof cashSettings>;
  variant: ButtonVariant;
}

/** Adds a bank account; without a withdrawal PIN that is set first. */
export function AddBankAccountButton({ settings, variant }: AddBankAccountButtonProps): ReactElement {
  const t = useText();
  const [step, go] = useState<'none' | 'pin' | 'account'>('none');
  const close = () => go('none');
  return (
    <>
      <Button
        size={variant === 'outline' ? 'sm' : 'md'}
        variant={variant}
        icon="plus"
        onClick={() => go(settings.withdrawal.passwordSet ? 'account' : 'pin')}
      >
        {t('bankAccount.add')}
      </Button>
      <Suspense>
        {step === 'pin' && <WithdrawalPinDialog set={false} onDone={() => go('account')} onClose={close} />}
        {step === 'account' && <AddBankAccountDialog settings={settings} onClose={close} />}
      </Suspense>
    </>
  );
}
