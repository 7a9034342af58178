/** The page's bus, for any team: what a remote may say, and what it may hear. The house says and hears more. */
import * as house from './bus.ts';
import { useBusEvent as useHouseEvent } from './useBusEvent.ts';

/** What a team's remote may say. */
export interface Said {
  /** Shows a sentence for a few seconds, in the language of the page. */
  toast: { tone: 'info' | 'success' | 'warning' | 'error'; text: string };
  /**
   * Opens a modal of the site: signing in, registering, or a game's sheet or rooms (`gameId`). `returnTo`: the path to
   * go to on success.
   */
  'modal.open': {
    modal: 'loginPopupModal' | 'registerModal' | 'gameSheetModal' | 'gameRoomsModal';
    returnTo?: string;
    gameId?: string;
  };
}

/** What a team's remote may hear. An event without facts says that something is stale: ask again. */
export interface Heard {
  /** Somebody signed in, or is signed in as the page starts. */
  'session.started': { customerId: string };
  /** The session ended; ask `sessionState` who is there. */
  'session.ended': { why: 'signedOut' | 'expired' | 'elsewhere' | 'excluded' };
  /** The page speaks another language, and its texts are there. */
  'language.changed': { language: 'vi' | 'en' };
  /** The balance changed: call `balance` again. */
  'balance.stale': object;
  /** A round of the game on this page began, or is over. */
  'round.changed': { isOn: boolean };
  /** The member's limits or breaks changed, here or in another tab. */
  'protection.changed': object;
  /** The member's missions went on, or were claimed. */
  'missions.changed': object;
  /** How many messages are unread. */
  'messages.unread': { count: number };
  /** The result of a draw is there: the lottery's code and the draw's number. */
  'draw.opened': { code: string; numero: string };
}

/** The only way one remote speaks to another, or to the shell. */
export interface Bus {
  /**
   * Tells every listener.
   * @throws {TypeError} where the payload is not the event's; nobody has heard it.
   */
  emit<Name extends keyof Said>(name: Name, payload: Said[Name]): void;
  /** Listens until the returned function is called. A listener that throws is reported and silences nobody else. */
  on<Name extends keyof Heard>(name: Name, listener: (payload: Heard[Name]) => void): () => void;
}

/** The page's bus. */
// narrower than the house's, against which its test holds each event
export const bus: Bus = house.bus as unknown as Bus;

/** Listens for as long as the component is mounted; the latest `listener` is the one that hears it. */
export const useBusEvent: <Name extends keyof Heard>(name: Name, listener: (payload: Heard[Name]) => void) => void =
  useHouseEvent;
