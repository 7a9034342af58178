import { prefetch, useOperation } from '@unisite/shared/api';
import { hotGames } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { GameRail } from '../home/GameRail.tsx';
import { livePath, liveRequest } from '../home/rails.ts';

prefetch(hotGames, liveRequest);

/** The most played tables of the live casino, with wide pictures. */
export default function LiveRail(): ReactElement {
  const t = useText();
  const answer = useOperation(hotGames, liveRequest);
  return <GameRail title={t('category.LIVE')} icon="live" more={livePath} wide answer={answer} />;
}
