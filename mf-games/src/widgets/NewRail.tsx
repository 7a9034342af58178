import { prefetch, useOperation } from '@unisite/shared/api';
import { newGames } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { GameRail } from '../home/GameRail.tsx';
import { newPath, newRequest } from '../home/rails.ts';

prefetch(newGames, newRequest);

/** The newest titles of the market. */
export default function NewRail(): ReactElement {
  const t = useText();
  return <GameRail title={t('rail.new')} icon="spark" more={newPath} answer={useOperation(newGames, newRequest)} />;
}
