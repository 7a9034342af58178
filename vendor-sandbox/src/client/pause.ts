import type { Words } from '../words/index.ts';
import type { SiteRequest } from './siteMessages.ts';

/** Whether the site lets the player play now: it reminds of the time at play, and waits for an answer. */
export type Pause = {
  readonly on: boolean;
  /** Whether nothing may be played now; if so, the player is told why. */
  stops(): boolean;
  /** A bet was refused because the site waits: the player is told, and the site, which may not know yet. */
  refused(): void;
  /** What a game does when a pause begins, besides beginning no round. */
  onStart(listener: () => void): void;
};

type Options = {
  /** Shows a sentence and announces it. */
  readonly say: (which: keyof Words['pause']) => void;
  readonly tellSite: () => void;
};

/**
 * Begins and ends with what the site asks for. A refused bet alone begins no pause: a site that does not know how to
 * end it would hold the game for ever.
 */
export function createPause({ say, tellSite }: Options): Pause & { hear(request: SiteRequest): void } {
  const listeners: (() => void)[] = [];
  let on = false;

  return {
    get on() {
      return on;
    },
    stops() {
      if (on) say('on');
      return on;
    },
    refused() {
      say('on');
      tellSite();
    },
    onStart: (listener) => void listeners.push(listener),
    hear(request) {
      if (request === 'pause' && !on) {
        on = true;
        for (const listener of listeners) listener();
        say('on');
      }
      if (request === 'resume' && on) {
        on = false;
        say('over');
      }
    },
  };
}
