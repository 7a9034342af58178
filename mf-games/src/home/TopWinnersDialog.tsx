import { useText } from '@unisite/shared/i18n';
import { Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Ranks } from './Ranks.tsx';
import styles from './Winners.module.css';
import type { Winner } from './winnings.ts';

/** All of the week's winners. */
export default function TopWinnersDialog({
  winners,
  onClose,
}: {
  winners: readonly Winner[];
  onClose: () => void;
}): ReactElement {
  const t = useText();
  return (
    <Dialog open title={t('top.title')} onClose={onClose}>
      <p className="muted">{t('top.note')}</p>
      <div className={styles.all}>
        <Ranks winners={winners} />
      </div>
    </Dialog>
  );
}
