import { useText } from '@unisite/shared/i18n';
import { Button, Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Confirms discarding input. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }): ReactElement {
  const t = useText();
  return (
    <Dialog open title={t('promotionForm.leave.title')} icon="alert" onClose={onStay}>
      <p>{t('promotionForm.leave.text')}</p>
      <div className="dialog__foot">
        <Button variant="outline" onClick={onStay}>
          {t('promotionForm.leave.stay')}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {t('promotionForm.leave.go')}
        </Button>
      </div>
    </Dialog>
  );
}
