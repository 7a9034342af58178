import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Logo and name, linked to the home page. */
export function Brand(): ReactElement {
  const t = useText();
  return (
    <Link className="brand" to="/index" aria-label={t('brand.home')}>
      <Icon name="brand" />
      <span>
        {t('brand.first')}
        <b>{t('brand.second')}</b>
      </span>
    </Link>
  );
}
