import { useText } from '@unisite/shared/i18n';
import { Icon, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Cash.module.css';
import { SetPinButton } from './SetPinButton.tsx';

/** Whether there is a withdrawal PIN, with a button to set or change it. */
export function WithdrawalPinPanel({ set }: { set: boolean }): ReactElement {
  const t = useText();
  return (
    <Panel title={t('figures.title')} flush>
      <div className={styles.accounts}>
        <div className={styles.figuresRow}>
          <span className={styles.mark} data-tone={set ? 'jade' : 'gold'}>
            <Icon name={set ? 'check-circle' : 'lock'} />
          </span>
          <span className={styles.name}>
            <b>{t(set ? 'figures.isSet' : 'figures.unset')}</b>
            <small>{t('figures.why')}</small>
          </span>
          <SetPinButton set={set} variant="outline" />
        </div>
      </div>
    </Panel>
  );
}
