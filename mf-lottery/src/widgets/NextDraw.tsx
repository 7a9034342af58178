import { prefetch, useOperation } from '@unisite/shared/api';
import { type LotteryGame, popularLotteries } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, Panel, Placeholder, QueryError, useClock } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { chooseNext } from '../draws/chooseNext.ts';
import { NextDrawPanel } from '../draws/NextDrawPanel.tsx';
import { prefetchResults } from '../results/useLatestResults.ts';

prefetch(popularLotteries, {});
prefetchResults();

const none: readonly LotteryGame[] = [];

/** Countdown of the home page to the next draw. */
export default function NextDraw(): ReactElement {
  const t = useText();
  const popular = useOperation(popularLotteries, {}, { staleTime: 600_000 });
  const games = popular.data?.rows ?? none;
  const code = useClock((at) => chooseNext(games, at)?.code);
  const game = games.find((one) => one.code === code);

  if (game) return <NextDrawPanel key={game.code} game={game} />;
  if (popular.error) {
    return (
      <Panel>
        <QueryError title={t('next.failed')} query={popular} />
      </Panel>
    );
  }
  if (!popular.data) return <Placeholder shape="panel" />;
  return (
    <Panel>
      <EmptyState picture="ticket" title={t('draws.none')} />
    </Panel>
  );
}
