import { lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { classNames, Flag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DrawTime, NextTime } from '../parts/DrawTime.tsx';
import type { Menu } from './menuColumns.ts';
import styles from './TodaysDraws.module.css';

interface ElectronicGroupProps {
  menus: readonly Menu[];
  /** It is the menu's only group: it takes all the room. */
  alone: boolean;
}

/** The electronic games by kind. */
export function ElectronicGroup({ menus, alone }: ElectronicGroupProps): ReactElement {
  const t = useText();
  return (
    <section className={classNames(styles.electronic, alone && styles.alone)} aria-label={t('draws.electronic')}>
      {menus.map(({ tag, labelName, gameMenus }) => (
        <div key={tag} className={styles.kind}>
          <h3 className={styles.title}>{labelName}</h3>
          <ul className={styles.list}>
            {gameMenus.map((game) => (
              <li key={game.code}>
                <Link className={styles.draw} to={lotteryAddress(game)}>
                  <span className="one-line">{game.remark}</span>
                  {game.isHot && <Flag kind="hot" />}
                  {alone ? <NextTime game={game} /> : <DrawTime game={game} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
