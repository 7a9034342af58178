import { useText } from '@unisite/shared/i18n';
import { Icon, type IconName } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { PartBoundary } from '../../../frame/parts/PartBoundary.tsx';
import styles from './Content.module.css';

const Code = lazy(async () => ({ default: (await import('./Code.tsx')).Code }));

interface PreviewTileProps {
  /** Target of the QR code; null: unreadable. */
  address: string | null;
  name: string;
  icon: IconName;
  /** Below the name, as players see it. */
  small: string;
}

/** A customer service channel or app as players see it: QR code, name and action. */
export function PreviewTile({ address, name, icon, small }: PreviewTileProps): ReactElement {
  const t = useText();
  return (
    <div className={styles.tile}>
      <span className={styles.code}>
        {address !== null && (
          <PartBoundary fallback={null}>
            <Suspense>
              <Code address={address} title={t('content.code', { name })} />
            </Suspense>
          </PartBoundary>
        )}
      </span>
      <strong>{name}</strong>
      <small>
        <Icon name={icon} size={14} />
        {small}
      </small>
    </div>
  );
}
