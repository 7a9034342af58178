import { prefetch, useOperation } from '@unisite/shared/api';
import { hotGames } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { GameRail } from '../home/GameRail.tsx';
import { hotPath, hotRequest } from '../home/rails.ts';

prefetch(hotGames, hotRequest);

/** The most played slots. */
export default function HotRail(): ReactElement {
  const t = useText();
  return <GameRail title={t('rail.hot')} icon="hot" more={hotPath} answer={useOperation(hotGames, hotRequest)} />;
}
