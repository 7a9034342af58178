import { useText } from '@unisite/shared/i18n';
import { Button, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { partOfDay } from '../greeting/partOfDay.ts';
import styles from './GreetingPanel.module.css';

/** A greeting on the home page, with a link to the page. */
export default function GreetingPanel(): ReactElement {
  const t = useText();
  return (
    <Panel>
      <div className={styles.line}>
        <p>{t(`greeting.${partOfDay(new Date().getHours())}`)}</p>
        <Button href="__path__">{t('panel.open')}</Button>
      </div>
    </Panel>
  );
}
