import { useText } from '@unisite/shared/i18n';
import { Icon, KitLink } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { subPagePath } from '../../centre/subPage.ts';
import styles from './Support.module.css';

const SelfTestDialog = lazy(() => import('./SelfTestDialog.tsx'));

interface SupportCardsProps {
  /** Focus the limits, or the breaks (null while one is on). */
  onLimits: () => void;
  onBreaks: (() => void) | null;
}

/** Links to customer service, the self-test and the data download. */
export function SupportCards({ onLimits, onBreaks }: SupportCardsProps): ReactElement {
  const t = useText();
  const [asked, ask] = useState(false);
  const leave = (lead: () => void) => () => {
    ask(false);
    lead();
  };
  return (
    <div className={styles.cards}>
      <KitLink className={`panel ${styles.card}`} href="/help">
        <Icon name="chat" size={24} />
        <b>{t('protection.support.talk')}</b>
        <small>{t('protection.support.talkText')}</small>
      </KitLink>
      <button type="button" className={`panel ${styles.card}`} aria-haspopup="dialog" onClick={() => ask(true)}>
        <Icon name="list" size={24} />
        <b>{t('protection.support.test')}</b>
        <small>{t('protection.support.testText')}</small>
      </button>
      <KitLink className={`panel ${styles.card}`} href={subPagePath('statement')}>
        <Icon name="download" size={24} />
        <b>{t('protection.support.data')}</b>
        <small>{t('protection.support.dataText')}</small>
      </KitLink>
      {asked && (
        <Suspense>
          <SelfTestDialog
            onLimits={leave(onLimits)}
            onBreaks={onBreaks && leave(onBreaks)}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
