import type { AuditEntry } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useMarkets } from '../../frame/words/useMarkets.ts';
import { DialogButton } from '../DialogButton.tsx';
import { usePlacementText } from './usePlacementText.ts';

/** Undoes the latest change of a placement, and names the effect. */
export function UndoButton({ entry }: { entry: AuditEntry }): ReactElement {
  const t = useText();
  const { nameOf } = useMarkets();
  const placementText = usePlacementText();
  const words = entry.from ? t('undo.to', { before: placementText(entry.from) }) : t('undo.toNothing');
  const place = t('placement.name', { remote: entry.remote, market: nameOf(entry.market ?? '') });
  return (
    <DialogButton
      size="sm"
      variant="outline"
      icon="rollback"
      aria-label={`${words}: ${place}`}
      request={{ kind: 'undo', entry }}
    >
      {words}
    </DialogButton>
  );
}
