import { type LottoView, lottoView } from '@unisite/shared/contract/launchGame';
import { sitePath } from '@unisite/shared/contract/sitePath';
import { safeParse } from '@unisite/shared/schema';

/** A game to launch: for money, possibly in a room, or with play money. */
export type LaunchRequest = (
  | { readonly play: 'real'; readonly room: Room | null; readonly view: LottoView }
  | { readonly play: 'demo' }
) & {
  readonly gameId: string;
  /** The page of this site to return to; null: the game's category. */
  readonly back: string | null;
};

export interface Room {
  readonly roomId: string;
  readonly nodeId: string;
}

/** The longest id (contract, launchGame). */
const maxIdLength = 80;

const idOf = (value: string | null): string | null => (value && value.length <= maxIdLength ? value : null);

/** The launch request in an address of /game or /demo; null when it names no game. */
export function parseLaunchRequest(play: LaunchRequest['play'], address: URLSearchParams): LaunchRequest | null {
  const gameId = idOf(address.get('id'));
  if (gameId === null) return null;
  const backTo = safeParse(sitePath, address.get('back'));
  const back = backTo.success ? backTo.data : null;
  if (play === 'demo') return { play, gameId, back };
  const roomId = idOf(address.get('room'));
  const nodeId = idOf(address.get('node'));
  const view = safeParse(lottoView, address.get('view'));
  const room = roomId && nodeId ? { roomId, nodeId } : null;
  return { play, gameId, room, view: view.success ? view.data : 'betting', back };
}

/** Key of a request: the same game in the same room or view is not launched again (specification section 4). */
export const keyOf = (asked: LaunchRequest): string =>
  [asked.play, asked.gameId, ...(asked.play === 'real' ? [asked.room?.roomId ?? '', asked.view] : [])].join(' ');
