import type { ReactElement } from 'react';
import { GameSheet } from '../sheet/GameSheet.tsx';

interface GameSheetModalProps {
  gameId?: string;
  onClose(): void;
}

/** A game's sheet, over any page that shows the game: rules, return to player, limits, and ways to play. */
export default function GameSheetModal({ gameId, onClose }: GameSheetModalProps): ReactElement | null {
  return gameId ? <GameSheet key={gameId} gameId={gameId} onClose={onClose} /> : null;
}
