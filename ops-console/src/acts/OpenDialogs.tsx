import { useText } from '@unisite/shared/i18n';
import { Dialog } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PartBoundary } from '../frame/parts/PartBoundary.tsx';
import { PartFailed } from '../frame/parts/PartFailed.tsx';
import { closeDialog, dialogStore } from './dialogs.ts';

const dialogs = () => import('../desks/DialogOf.tsx');
const DialogOf = lazy(async () => ({ default: (await dialogs()).DialogOf }));

/** Renders the open dialog. Dialogs load in the background after the first page. */
export function OpenDialogs(): ReactElement | null {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  useEffect(() => {
    dialogs().catch(() => {});
    return closeDialog;
  }, []);
  return (
    open && (
      <PartBoundary key={open.number} fallback={<DialogFailed />}>
        <Suspense>
          <DialogOf request={open.request} />
        </Suspense>
      </PartBoundary>
    )
  );
}

function DialogFailed(): ReactElement {
  const t = useText();
  return (
    <Dialog open title={t('part.dialog')} onClose={closeDialog}>
      <PartFailed />
    </Dialog>
  );
}
