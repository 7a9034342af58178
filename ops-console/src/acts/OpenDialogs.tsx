import { useText } from '@unisite/shared/i18n';
import { Dialog } from '@unisite/shared/ui';
import { type ComponentType, type ReactElement, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PartBoundary } from '../frame/parts/PartBoundary.tsx';
import { PartFailed } from '../frame/parts/PartFailed.tsx';
import { closeDialog, type DialogRequest, dialogStore } from './dialogs.ts';

interface OpenDialogsProps {
  /** The desks' dialogs, lazy, and what loads them. */
  DialogOf: ComponentType<{ request: DialogRequest }>;
  load: () => Promise<unknown>;
}

/** Renders the open dialog. Dialogs load in the background after the first page. */
export function OpenDialogs({ DialogOf, load }: OpenDialogsProps): ReactElement | null {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  useEffect(() => {
    load().catch(() => {});
    return closeDialog;
  }, [load]);
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
