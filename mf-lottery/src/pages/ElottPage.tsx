import { prefetch, useOperation } from '@unisite/shared/api';
import { lotteryMenus, openedNumbers } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, ErrorState, Panel, Placeholder } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { chooseNext } from '../draws/chooseNext.ts';
import { pathOf } from '../draws/electronicGame.ts';
import { LotteryTabs } from '../draws/LotteryTabs.tsx';
import { electronicMenus, vietnameseMenus } from '../draws/menuColumns.ts';
import { ElectronicResults } from '../electronic/ElectronicResults.tsx';
import { GameBoard } from '../electronic/GameBoard.tsx';

prefetch(lotteryMenus, {});
prefetch(openedNumbers, { prizeMode: 'Elott' });

/** The electronic lotteries: every game with its next draw and its last, and the results of the chosen one. */
export default function ElottPage(): ReactElement {
  const t = useText();
  const address = useSearch();
  const [openedAt] = useState(Date.now);
  const menus = useOperation(lotteryMenus, {}, { staleTime: 600_000 });

  if (menus.error && !menus.data) {
    return (
      <div className="wrap page page--tight">
        <ErrorState
          title={t('draws.failed')}
          text={menus.error.message}
          code={menus.error.code}
          onRetry={() => void menus.refetch()}
          busy={menus.isFetching}
        />
      </div>
    );
  }
  if (!menus.data) return <Placeholder shape="page" />;
  const electronic = electronicMenus(menus.data.menus);
  const games = electronic.flatMap(({ gameMenus }) => gameMenus);
  const code = address.get('gameCode');
  const game = code === null ? chooseNext(games, openedAt) : games.find((one) => one.code === code);
  if (game) {
    return (
      <div className="wrap page page--tight">
        <LotteryTabs menus={menus.data.menus} at="/elott" />
        <ElectronicResults
          key={game.code}
          game={game}
          board={<GameBoard menus={electronic} chosen={game} address={address} />}
        />
      </div>
    );
  }
  const elsewhere = vietnameseMenus(menus.data.menus)
    .flatMap(({ gameMenus }) => gameMenus)
    .find((one) => one.code === code);
  return (
    <div className="wrap page page--tight">
      <h1 className="visually-hidden">{t('draws.electronic')}</h1>
      <Panel>
        <EmptyState
          picture="ticket"
          title={t(games.length === 0 ? 'draws.none' : 'missing.game')}
          text={t(elsewhere ? 'missing.isVietnamese' : 'missing.gameText')}
          action={
            <Button variant="primary" href={elsewhere ? pathOf(elsewhere) : games.length === 0 ? '/index' : '/elott'}>
              {t(elsewhere ? 'missing.openVietnamese' : games.length === 0 ? 'missing.openHome' : 'missing.openElott')}
            </Button>
          }
        />
      </Panel>
    </div>
  );
}
