import { invalidate, isErrorOf, useAction } from '@unisite/shared/api';
import { askToReturn, protection } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, toastStore, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { cacheProtection } from '../protectionQuery.ts';

/** Requests the end of an expired exclusion, after reading what that means. */
export function AskToReturn(): ReactElement {
  const t = useText();
  const [asked, ask] = useState(false);
  const textId = useUid();
  const send = useAction(askToReturn);
  const confirm = async () => {
    try {
      cacheProtection(await send.mutateAsync({}));
      toastStore.show({ title: t('protection.return.done'), icon: 'clock' });
    } catch (error) {
      if (!isErrorOf(askToReturn, error)) throw error;
      void invalidate(protection);
      toastStore.show({ tone: 'error', title: t('protection.return.failed'), text: error.message });
    }
    ask(false);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => ask(true)}>
        {t('protection.return.ask')}
      </Button>
      <Dialog
        open={asked}
        role="alertdialog"
        icon="clock"
        title={t('protection.return.title')}
        describedBy={textId}
        dismissible={!send.isPending}
        onClose={() => ask(false)}
        foot={
          <>
            <Button variant="outline" disabled={send.isPending} onClick={() => ask(false)}>
              {t('protection.return.stay')}
            </Button>
            <Button busy={send.isPending} onClick={() => void confirm()}>
              {t('protection.return.ask')}
            </Button>
          </>
        }
      >
        <p className="soft" id={textId}>
          {t('protection.return.text')}
        </p>
      </Dialog>
    </>
  );
}
