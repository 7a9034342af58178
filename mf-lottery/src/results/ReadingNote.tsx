import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './StationResults.module.css';

/** How the prizes of such a draw are read. Draws without a region have the north's format. */
export function ReadingNote({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const form = game.region === 'south' || game.region === 'central' ? 'province' : 'north';
  return (
    <details className={classNames('panel', styles.note)}>
      <summary>
        <Icon name="info" />
        {t('note.title')}
        <Icon name="down" size={16} />
      </summary>
      <ul>
        <li>{t(`note.count.${form}`)}</li>
        <li>{t(`note.order.${form}`)}</li>
        <li>{t('note.zeros')}</li>
        <li>{t('note.lastTwo')}</li>
        <li>{t('note.headTail')}</li>
        <li>{t('note.zone')}</li>
      </ul>
    </details>
  );
}
