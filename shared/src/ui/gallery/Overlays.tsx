import { useRef, useState } from 'react';
import { Button, ConfirmDialog, Dialog, Panel, Sheet, Switch, TextField, toastStore } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

export function Overlays({ texts }: { texts: GalleryTexts }) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet'>();
  const name = useRef<HTMLInputElement>(null);
  const close = () => setOpen(undefined);
  const won = { tone: 'won', title: texts.toastWon, text: texts.toastWonText } as const;
  const failed = { tone: 'error', title: texts.toastError, text: texts.toastErrorText } as const;
  const undone = () => toastStore.show({ title: texts.undo });
  return (
    <Panel>
      <div className="row">
        <Button onClick={() => setOpen('dialog')}>{texts.openDialog}</Button>
        <Button onClick={() => setOpen('confirm')}>{texts.openConfirm}</Button>
        <Button onClick={() => setOpen('sheet')}>{texts.openSheet}</Button>
        <Button onClick={() => toastStore.show(won)}>{texts.toastWon}</Button>
        <Button onClick={() => toastStore.show({ title: texts.toastInfo, text: texts.toastInfoText })}>
          {texts.toastInfo}
        </Button>
        <Button onClick={() => toastStore.show(failed)}>{texts.toastError}</Button>
        <Button
          onClick={() =>
            toastStore.show({ tone: 'gold', title: texts.toastUndo, action: { label: texts.undo, run: undone } })
          }
        >
          {texts.toastUndo}
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        title={texts.dialogTitle}
        onClose={close}
        initialFocus={name}
        foot={
          <Button variant="primary" block onClick={() => toastStore.show(won)}>
            {texts.save}
          </Button>
        }
      >
        <TextField ref={name} label={texts.realName} hint={texts.codeHint} />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        icon="logout"
        title={texts.logoutTitle}
        text={texts.logoutText}
        cancel={texts.stay}
        confirm={texts.logout}
        onConfirm={close}
        onClose={close}
      />
      <Sheet
        open={open === 'sheet'}
        title={texts.filterTitle}
        onClose={close}
        end={
          <Button variant="quiet" size="sm">
            {texts.reset}
          </Button>
        }
      >
        <Switch defaultChecked>{texts.withPot}</Switch>
        <Switch>{texts.sound}</Switch>
        <Button variant="primary" size="lg" block onClick={close}>
          {texts.details}
        </Button>
      </Sheet>
    </Panel>
  );
}
