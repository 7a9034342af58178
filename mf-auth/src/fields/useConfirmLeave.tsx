import { useText } from '@unisite/shared/i18n';
import { ConfirmDialog } from '@unisite/shared/ui';
import { type ReactNode, useState } from 'react';

export interface LeaveGuard {
  /** Leaves at once, or asks first if input would be lost. */
  leave(go: () => void): void;
  /** The confirmation dialog while it is open. */
  question: ReactNode;
}

/** Confirms before input is lost by a press outside, Escape or a link. */
export function useConfirmLeave(touched: boolean, texts: { title: string; text: string }): LeaveGuard {
  const t = useText();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    leave(go) {
      if (touched) setWaiting(() => go);
      else go();
    },
    question: (
      <ConfirmDialog
        open={waiting !== null}
        title={texts.title}
        text={texts.text}
        confirm={t('field.leave')}
        cancel={t('field.stay')}
        onClose={() => setWaiting(null)}
        onConfirm={() => waiting?.()}
      />
    ),
  };
}
