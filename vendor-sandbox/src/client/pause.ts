import type { Words } from '../words/index.ts';
import type { SiteRequest } from './siteMessages.ts';

/** Whether the site allows play now: it pauses play for reminders of the time played. */
export type Pause = {
  readonly on: boolean;
  /** Whether play is paused; if so, the player is told why. */
  stops(): boolean;
  /** A bet was refused because of the pause: tells the player, and the site, which may not know yet. */
  refused(): void;
  /** Called when a pause begins, for what a game stops besides starting rounds. */
  onStart(listener: () => void): void;
};

type Options = {
  /** Shows a sentence and announces it. */
  readonly say: (which: keyof Words['pause']) => void;
  readonly tellSite: () => void;
};

/**
 * Begins and ends at the site's request. A refused bet alone does not begin a pause: a site that cannot end it would
 * block the game for ever.
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
