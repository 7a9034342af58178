/** What is to be opened: a game for money, perhaps in a room, or one with play money. */
export type Asked =
  | { readonly play: 'real'; readonly gameId: string; readonly room: Room | null }
  | { readonly play: 'demo'; readonly gameId: string };

export interface Room {
  readonly roomId: string;
  readonly nodeId: string;
}

/** The longest id the platform takes (contract, launchGame). */
const longestId = 80;

const idOf = (said: string | null): string | null => (said && said.length <= longestId ? said : null);

/** What an address of /game or /demo asks for; null when it names no game. */
export function parseLaunchRequest(play: Asked['play'], address: URLSearchParams): Asked | null {
  const gameId = idOf(address.get('id'));
  if (gameId === null) return null;
  if (play === 'demo') return { play, gameId };
  const roomId = idOf(address.get('room'));
  const nodeId = idOf(address.get('node'));
  return { play, gameId, room: roomId && nodeId ? { roomId, nodeId } : null };
}

/**
 * One word for what is asked: the same word is the same game in the same room, which is not launched again
 * (specification section 4).
 */
export const keyOf = (asked: Asked): string =>
  [asked.play, asked.gameId, asked.play === 'real' ? (asked.room?.roomId ?? '') : ''].join(' ');
