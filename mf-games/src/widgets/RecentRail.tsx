import { prefetch, useOperation } from '@unisite/shared/api';
import { recentGames } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { GameRail } from '../home/GameRail.tsx';
import { recentRequest } from '../home/rails.ts';

prefetch(recentGames, recentRequest);

/** The games that the member played last. */
export default function RecentRail(): ReactElement {
  const t = useText();
  return <GameRail title={t('rail.recent')} icon="history" answer={useOperation(recentGames, recentRequest)} />;
}
