import type { ActKind, PlacementView, RemoteView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { ButtonVariant } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { actIcons } from '../../../../acts/audit/actIcons.ts';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import { compareVersions, isPossible } from '../acts/consequence.ts';
import styles from './Drawer.module.css';

interface ActButtonsProps {
  remote: RemoteView;
  market: string;
  placement: PlacementView | null;
}

const variants: Partial<Record<ActKind, ButtonVariant>> = { promote: 'primary', disable: 'danger' };
const order: readonly ActKind[] = ['promote', 'canary', 'endCanary', 'rollBack', 'enable', 'disable'];

/** Possible acts on a remote in a market. */
export function ActButtons({ remote, market, placement }: ActButtonsProps): ReactElement {
  const t = useText();
  const possible = order.filter((act) => isPossible(act, placement));
  const may = useHasRole();
  if (!may('release')) return <p className="muted">{t('role.readOnly')}</p>;
  const canary = placement?.canary ?? null;
  const suggested = canary?.digest ?? newestBeside(remote, placement);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no form fields
    <div className={styles.acts} role="group" aria-label={t('drawer.acts')}>
      {possible.map((act) => (
        <DialogButton
          key={act}
          variant={variants[act] ?? 'outline'}
          icon={act === 'canary' && canary ? 'trend' : actIcons[act]}
          request={{
            kind: 'act',
            act,
            remote: remote.name,
            market,
            ...((act === 'promote' || act === 'canary') && suggested ? { digest: suggested } : {}),
          }}
        >
          {t(act === 'canary' && canary ? 'act.raise' : `act.${act}`)}
        </DialogButton>
      ))}
    </div>
  );
}

/** The newest version above the promoted one: most likely the one wanted. */
function newestBeside({ versions }: RemoteView, placement: PlacementView | null): string | null {
  const newest = versions.toSorted((one, other) => compareVersions(other.version, one.version))[0];
  const isNewer = newest && (!placement || compareVersions(newest.version, placement.version) > 0);
  return isNewer ? newest.digest : null;
}
