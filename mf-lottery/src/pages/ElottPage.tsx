import { prefetch } from '@unisite/shared/api';
import { type LotteryGame, openedNumbers } from '@unisite/shared/contract/lottery';
import { lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, useStartTime } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { BettingPage } from '../betting/BettingPage.tsx';
import { chooseNext } from '../draws/chooseNext.ts';
import { LotteryBar } from '../draws/LotteryBar.tsx';
import { electronicMenus, type Menu, vietnameseMenus } from '../draws/menuColumns.ts';
import { viewOf } from '../draws/ViewTabs.tsx';
import { WithMenus } from '../draws/WithMenus.tsx';
import { ElectronicResults } from '../electronic/ElectronicResults.tsx';
import { GameBoard } from '../electronic/GameBoard.tsx';
import { GameStrip } from '../electronic/GameStrip.tsx';
import { PartnerLotteries } from '../partners/PartnerLotteries.tsx';
import './pageTexts.ts';

prefetch(openedNumbers, { prizeMode: 'Elott' });

/** The electronic lotteries: every game with its next and last draw, and the results of the chosen one. */
export default function ElottPage(): ReactElement {
  const address = useSearch();
  const openedAt = useStartTime(60_000);
  return (
    <WithMenus>
      {(menus) => {
        const electronic = electronicMenus(menus);
        const games = electronic.flatMap(({ gameMenus }) => gameMenus);
        const code = address.get('gameCode');
        const game = code === null ? chooseNext(games, openedAt) : games.find((one) => one.code === code);
        if (!game) return <NoGame menus={menus} code={code} any={games.length > 0} />;
        return (
          <>
            <LotteryBar menus={menus} at="/elott" address={address} code={game.code} />
            {viewOf(address) === 'results' ? (
              <ElectronicResults
                key={game.code}
                game={game}
                board={
                  <>
                    <GameBoard menus={electronic} chosen={game} address={address} />
                    <PartnerLotteries back="/elott" />
                  </>
                }
              />
            ) : (
              <>
                <BettingPage
                  key={game.code}
                  game={game}
                  address={address}
                  picker={<GameStrip menus={electronic} chosen={game} address={address} />}
                />
                <PartnerLotteries back="/elott" />
              </>
            )}
          </>
        );
      }}
    </WithMenus>
  );
}

/** An unknown game: offers what there is instead. */
function NoGame({ menus, code, any }: { menus: readonly Menu[]; code: string | null; any: boolean }): ReactElement {
  const t = useText();
  const elsewhere = vietnameseMenus(menus)
    .flatMap(({ gameMenus }) => gameMenus)
    .find((one) => one.code === code);
  const way = wayOn(elsewhere, any);
  return (
    <>
      <h1 className="visually-hidden">{t('draws.electronic')}</h1>
      <Panel>
        <EmptyState
          picture="ticket"
          title={t(any ? 'missing.game' : 'draws.none')}
          text={t(elsewhere ? 'missing.isVietnamese' : 'missing.gameText')}
          action={
            <Button variant="primary" href={way.to}>
              {t(way.says)}
            </Button>
          }
        />
      </Panel>
    </>
  );
}

/** Link from a game that is not here: to its page, else to the games there are, else home. */
function wayOn(elsewhere: LotteryGame | undefined, any: boolean) {
  if (elsewhere) return { to: lotteryAddress(elsewhere), says: 'missing.openVietnamese' } as const;
  if (any) return { to: '/elott', says: 'missing.openElott' } as const;
  return { to: '/index', says: 'missing.openHome' } as const;
}
