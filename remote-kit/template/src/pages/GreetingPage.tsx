import { useText } from '@unisite/shared/i18n';
import { Button, Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { partOfDay } from '../greeting/partOfDay.ts';
import styles from './GreetingPage.module.css';

/** Greets the visitor, again at each press. */
export default function GreetingPage(): ReactElement {
  const t = useText();
  const [times, setTimes] = useState(1);

  return (
    <div className="wrap page">
      <h1>{t('page.title')}</h1>
      <Panel>
        <div className={styles.greeting}>
          <p aria-live="polite">{t(`greeting.${partOfDay(new Date().getHours())}`)}</p>
          <p className="muted">{t('page.times', { count: times })}</p>
          <Button variant="primary" onClick={() => setTimes(times + 1)}>
            {t('page.again')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
