import { useText } from '@unisite/shared/i18n';
import { ConfirmDialog } from '@unisite/shared/ui';
import { type ReactNode, useState } from 'react';

export interface LeaveGuard {
  /** Does it at once, or asks first where something typed would be lost. */
  leave(go: () => void): void;
  /** The question, while it is asked. */
  question: ReactNode;
}

/** Nothing typed is lost by a slip: a press outside, Escape, a link. */
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
