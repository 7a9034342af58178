import { useSearch } from '@unisite/shared/navigation';
import type { ReactElement } from 'react';
import { GameStage } from '../play/GameStage.tsx';
import { parseLaunchRequest } from '../play/launchRequest.ts';

/** A game with play money, open to everybody. */
export default function DemoPage(): ReactElement {
  return <GameStage asked={parseLaunchRequest('demo', useSearch())} />;
}
