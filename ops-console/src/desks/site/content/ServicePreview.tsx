import { isContactAddress } from '@unisite/shared/contract/operatorsAddresses';
import { firstServiceType, type ServiceEntries } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './Content.module.css';
import { contactIcons, contactKind } from './contactKind.ts';
import { PreviewTile } from './PreviewTile.tsx';

/** Customer service channels as players see them, the default first. */
export function ServicePreview({ entries }: { entries: ServiceEntries }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  if (entries.length === 0) return <p className="muted">{t('service.none')}</p>;
  const rank = ({ type }: ServiceEntries[number]) => (type === firstServiceType ? 0 : 1);
  return (
    <div className={styles.tiles}>
      {entries
        .toSorted((one, other) => rank(one) - rank(other))
        .map((entry) => {
          const kind = contactKind(entry.path);
          const first = kind === 'page' && entry.type === firstServiceType;
          return (
            <PreviewTile
              key={entry.type}
              address={isContactAddress(entry.path) ? entry.path : null}
              name={localized(entry.title)}
              icon={contactIcons[kind]}
              small={t(first ? 'service.first' : `service.kind.${kind}`)}
            />
          );
        })}
    </div>
  );
}
