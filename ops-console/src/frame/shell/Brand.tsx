import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Frame.module.css';

/** The logo, labelled as the operators' console. */
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
