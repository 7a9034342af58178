import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Frame.module.css';

/** The mark, and that this is the operators' side of it. */
export function Brand(): ReactElement {
  const t = useText();
  return (
    <span className={styles.brand}>
      <Icon name="brand" />
      <span>
        UNI<b>SITE</b>
      </span>
      <span className="tag">{t('brand.operations')}</span>
    </span>
  );
}
