import { useText } from '@unisite/shared/i18n';
import { Button, type ButtonVariant } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

const WithdrawalPinDialog = lazy(() => import('./WithdrawalPinDialog.tsx'));

/** Sets or changes the withdrawal PIN. */
export function SetPinButton({ set, variant }: { set: boolean; variant: ButtonVariant }): ReactElement {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size={variant === 'outline' ? 'sm' : 'md'} variant={variant} icon="lock" onClick={() => setOpen(true)}>
        {t(set ? 'figures.change' : 'figures.set')}
      </Button>
      {open && (
        <Suspense>
          <WithdrawalPinDialog set={set} onDone={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
