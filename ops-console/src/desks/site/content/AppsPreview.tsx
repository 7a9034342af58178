import { isPageAddress } from '@unisite/shared/contract/operatorsAddresses';
import type { AppEntries } from '@unisite/shared/contract/operatorsMarketSettings';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './Content.module.css';
import { PreviewTile } from './PreviewTile.tsx';

/** The apps as players see them, with QR codes. */
export function AppsPreview({ entries }: { entries: AppEntries }): ReactElement {
  const t = useText();
  if (entries.length === 0) return <p className="muted">{t('apps.none')}</p>;
  return (
    <div className={styles.tiles}>
      {entries.map(({ type, label, qrUrl }) => (
        <PreviewTile
          key={type}
          address={isPageAddress(qrUrl) ? qrUrl : null}
          name={t(`apps.type.${type}`)}
          icon="download"
          small={label}
        />
      ))}
    </div>
  );
}
