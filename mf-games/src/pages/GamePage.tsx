import { useSearch } from '@unisite/shared/navigation';
import type { ReactElement } from 'react';
import { GameStage } from '../play/GameStage.tsx';
import { parseLaunchRequest } from '../play/launchRequest.ts';

/**
 * A game in its frame (specification section 2: /game), in a card room if given, or a partner lottery in one of its
 * views.
 */
export default function GamePage(): ReactElement {
  return <GameStage asked={parseLaunchRequest('real', useSearch())} />;
}
