import type { Identity } from '@unisite/shared/contract/identityChecks';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Identity.module.css';

/** Why the check is needed, what happens to the pictures, and what applies without it. */
export function WhyPanel({ value: { holder, asked, above } }: { value: Identity }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.why}>
      <h3>{t('identity.why')}</h3>
      <ul>
        <li>
          <Icon name="shield" size={16} />
          {t('identity.whyMoney')}
        </li>
        <li>
          <Icon name="lock" size={16} />
          {t('identity.whySealed')}
        </li>
        <li>
          <Icon name="trash" size={16} />
          {t('identity.whyDeleted')}
        </li>
      </ul>
      <dl className="facts">
        {holder && (
          <>
            <dt>{t('identity.holder')}</dt>
            <dd>{holder}</dd>
          </>
        )}
        {asked !== 'never' && (
          <>
            <dt>{t('identity.without')}</dt>
            <dd className="num">
              {above === null
                ? t('identity.withoutNone')
                : t('identity.withoutUpTo', { amount: format.money(above, { whole: true }) })}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
