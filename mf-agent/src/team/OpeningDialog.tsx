import { invalidate, useAction } from '@unisite/shared/api';
import { agentTeam, setDownlineOpening } from '@unisite/shared/contract/agentTeam';
import { useText } from '@unisite/shared/i18n';
import { ConfirmDialog, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

interface OpeningDialogProps {
  account: string;
  /** The new setting. */
  isAllowed: boolean;
  onClose: () => void;
}

/** Confirms that an agent of the team may no longer, or may again, open accounts. */
export function OpeningDialog({ account, isAllowed, onClose }: OpeningDialogProps): ReactElement {
  const t = useText();
  const change = useAction(setDownlineOpening);
  const key = isAllowed ? 'allow' : 'stop';
  const send = () =>
    change.mutate(
      { account, isAllowed },
      {
        onSuccess() {
          void invalidate(agentTeam);
          toastStore.show({ icon: 'check', title: t(`opening.${key}Done`, { account }) });
          onClose();
        },
        onError: ({ message }) => toastStore.show({ tone: 'error', title: message }),
      },
    );
  return (
    <ConfirmDialog
      open
      icon={isAllowed ? 'play' : 'pause'}
      title={t(`opening.${key}Title`, { account })}
      text={t(`opening.${key}Text`, { account })}
      confirm={t(`opening.${key}`)}
      danger={!isAllowed}
      busy={change.isPending}
      onConfirm={send}
      onClose={onClose}
    />
  );
}
