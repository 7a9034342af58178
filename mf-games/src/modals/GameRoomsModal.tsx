import type { ReactElement } from 'react';
import { GameRooms } from '../rooms/GameRooms.tsx';

interface GameRoomsModalProps {
  gameId?: string;
  onClose(): void;
}

/** The rooms of a card game, over any page that shows the game. */
export default function GameRoomsModal({ gameId, onClose }: GameRoomsModalProps): ReactElement | null {
  return gameId ? <GameRooms key={gameId} gameId={gameId} onClose={onClose} /> : null;
}
