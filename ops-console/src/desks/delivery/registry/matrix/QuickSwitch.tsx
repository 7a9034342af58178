import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { openDialog } from '../../../../acts/dialogs.ts';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import styles from './Matrix.module.css';

interface QuickSwitchProps {
  placement: PlacementView;
  marketName: string;
  isStop: boolean;
  onFocus: () => void;
}

/** Switches a remote on or off in a market after a confirmation; hidden from operators without the role. */
export function QuickSwitch({ placement, marketName, isStop, onFocus }: QuickSwitchProps): ReactElement | null {
  const t = useText();
  const may = useHasRole();
  if (!may('release')) return null;
  const { enabled, remote, market } = placement;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={enabled}
      aria-haspopup="dialog"
      className={styles.switch}
      aria-label={t('placement.name', { remote, market: marketName })}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => openDialog({ kind: 'act', act: enabled ? 'disable' : 'enable', remote, market })}
    />
  );
}
