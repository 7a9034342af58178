import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Chips } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { withParameters } from '../draws/lotteryPlace.ts';
import type { Menu } from '../draws/menuColumns.ts';
import { useElectronicResults } from '../results/useLatestResults.ts';
import styles from './ElectronicResults.module.css';
import { GameCard } from './GameCard.tsx';

const every = 'ALL';

interface GameBoardProps {
  menus: readonly Menu[];
  chosen: LotteryGame;
  address: URLSearchParams;
}

/** All electronic games by kind, each with a countdown and its last result. */
export function GameBoard({ menus, chosen, address }: GameBoardProps): ReactElement {
  const t = useText();
  const latest = useElectronicResults();
  const tag = menus.find((menu) => menu.tag === address.get('menu'))?.tag ?? every;
  const games = menus.filter((menu) => tag === every || menu.tag === tag).flatMap(({ gameMenus }) => gameMenus);
  return (
    <section className="stack" aria-label={t('draws.electronic')}>
      <Chips
        label={t('elott.kind')}
        options={[
          { id: every, label: t('elott.all') },
          ...menus.map((menu) => ({ id: menu.tag, label: menu.labelName })),
        ]}
        value={tag}
        onChange={(id) =>
          navigate(withParameters(address, { menu: id === every ? null : id, gameCode: chosen.code }), {
            replace: true,
          })
        }
        bleed
      />
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.code}>
            <GameCard
              game={game}
              chosen={game.code === chosen.code}
              to={withParameters(address, { gameCode: game.code })}
              last={latest.rows?.find((row) => row.code === game.code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
