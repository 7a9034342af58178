import type { GameCard } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Flag, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './GameSheet.module.css';

/** Picture, vendor, number of players, and the end of a maintenance. */
export function SheetHead({
  game,
  maintenanceUntil,
}: {
  game: GameCard;
  maintenanceUntil: string | null;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <div className={styles.head}>
        <img className={styles.picture} src={game.icon} alt="" width={90} height={120} />
        <div className={styles.who}>
          <p>
            <strong>{game.vendorName}</strong> · {t(`category.${game.category}`)}
          </p>
          {game.players > 0 && (
            <p className={styles.muted}>
              {t('sheet.players', { count: game.players, figure: format.number(game.players) })}
            </p>
          )}
          {(game.isHot || game.isNew) && <Flag kind={game.isHot ? 'hot' : 'new'} />}
        </div>
      </div>
      {game.maintenance && (
        <Notice tone="warn">
          {maintenanceUntil
            ? t('sheet.maintenanceUntil', { at: format.dateTime(maintenanceUntil) })
            : t('sheet.maintenance')}
        </Notice>
      )}
    </>
  );
}
