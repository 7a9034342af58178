/** A game to launch: for money, perhaps in a room, or with play money. */
export type LaunchRequest =
  | { readonly play: 'real'; readonly gameId: string; readonly room: Room | null }
  | { readonly play: 'demo'; readonly gameId: string };

export interface Room {
  readonly roomId: string;
  readonly nodeId: string;
}

/** The longest id the platform takes (contract, launchGame). */
const longestId = 80;

const idOf = (value: string | null): string | null => (value && value.length <= longestId ? value : null);

/** The request in an address of /game or /demo; null when it names no game. */
export function parseLaunchRequest(play: LaunchRequest['play'], address: URLSearchParams): LaunchRequest | null {
  const gameId = idOf(address.get('id'));
  if (gameId === null) return null;
  if (play === 'demo') return { play, gameId };
  const roomId = idOf(address.get('room'));
  const nodeId = idOf(address.get('node'));
  return { play, gameId, room: roomId && nodeId ? { roomId, nodeId } : null };
}

/** Key of a request: the same game in the same room is not launched again (specification section 4). */
export const keyOf = (asked: LaunchRequest): string =>
  [asked.play, asked.gameId, asked.play === 'real' ? (asked.room?.roomId ?? '') : ''].join(' ');
