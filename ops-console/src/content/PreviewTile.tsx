import { useText } from '@unisite/shared/i18n';
import { Icon, type IconName } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { PartBoundary } from '../parts/PartBoundary.tsx';
import styles from './Content.module.css';

const Code = lazy(async () => ({ default: (await import('./Code.tsx')).Code }));

interface PreviewTileProps {
  /** What the code leads to; null: nothing that could be read. */
  address: string | null;
  name: string;
  icon: IconName;
  /** Under the name, as players have it. */
  small: string;
}

/** A way to reach customer service, or an app, as players see it: code, name and what pressing it does. */
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
