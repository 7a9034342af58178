import { useFormat, useText } from '@unisite/shared/i18n';
import { Dialog, EmptyState, Panel, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { Ranks } from './Ranks.tsx';
import styles from './Winners.module.css';
import { shownWins, type Winner } from './winnings.ts';

/** This week's top winners: the first few, and all twenty (section 9) in a dialog. */
export function TopWinners({ winners }: { winners: readonly Winner[] | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [all, setAll] = useState(false);
  return (
    <Panel
      title={t('top.title')}
      flush
      end={
        winners &&
        winners.length > shownWins && (
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t('top.all', { figure: format.number(winners.length) })}
          </button>
        )
      }
    >
      {winners === undefined && (
        <div className={styles.bones}>
          <Skeleton kind="row" count={shownWins} />
        </div>
      )}
      {winners?.length === 0 && <EmptyState picture="ticket" title={t('top.none')} />}
      {winners && winners.length > 0 && <Ranks winners={winners.slice(0, shownWins)} />}
      {all && winners && (
        <Dialog open title={t('top.title')} onClose={() => setAll(false)}>
          <p className="muted">{t('top.note')}</p>
          <div className={styles.all}>
            <Ranks winners={winners} />
          </div>
        </Dialog>
      )}
    </Panel>
  );
}
