import { byId } from '../../../client/dom.ts';
import { announce, duration } from '../../../client/readouts.ts';
import type { Sound } from '../../../client/sound.ts';
import { fill } from '../../../words/index.ts';
import { type Visit, visits } from '../engine/bossVisit.ts';
import { gameTexts } from './texts.ts';

/** Time the banner is shown when the boss arrives, milliseconds. */
const bannerStays = 3_500;

export type BossPlate = {
  /** Shows the boss's remaining time; null hides the plate. */
  show(visit: Visit | null): void;
  /** Adds shots that hit the boss: price of one in hundredths, and the multiple that each paid. */
  count(shots: readonly { readonly cannon: number; readonly pays: number }[]): void;
};

type Given = {
  readonly name: string;
  /** The top prize, in prices of a shot. */
  readonly great: number;
  readonly money: (hundredths: number) => string;
  readonly sound: Sound;
};

/** Display and sound of the boss: arrival, remaining time, and the player's hits in this visit. */
export function createBossPlate({ name, great, money, sound }: Given): BossPlate {
  const plate = byId('boss', HTMLElement);
  const banner = byId('boss-banner', HTMLElement);
  const time = byId('boss-time', HTMLElement);
  const bar = byId('boss-bar', HTMLElement);
  const tally = byId('boss-tally', HTMLElement);
  let number: number | null = null;
  let seconds = -1;
  let hits = 0;
  let won = 0;

  const writeTally = (): void => {
    tally.textContent = fill(gameTexts.bossTally, { hits, amount: money(won) });
  };

  function begin(visit: Visit): void {
    number = visit.number;
    hits = 0;
    won = 0;
    writeTally();
    plate.removeAttribute('data-fell');
    plate.hidden = false;
    sound.drum();
    announce(fill(gameTexts.bossComes, { fish: name, times: great, seconds: Math.ceil(visit.left / 1_000) }));
  }

  return {
    show(visit) {
      if (visit === null) {
        if (number === null) return;
        number = null;
        seconds = -1;
        plate.hidden = true;
        // A kill was already announced with its prize.
        if (!plate.hasAttribute('data-fell')) announce(fill(gameTexts.bossLeft, { fish: name }));
        return;
      }
      if (visit.number !== number) begin(visit);
      const now = Math.ceil(visit.left / 1_000);
      if (now === seconds) return;
      seconds = now;
      banner.hidden = visits.stay - visit.left > bannerStays;
      time.textContent = fill(gameTexts.bossLeaves, { time: duration(now * 1_000) });
      bar.style.setProperty('--left', String((now * 1_000) / visits.stay));
    },
    count(shots) {
      if (shots.length === 0) return;
      hits += shots.length;
      for (const { cannon, pays } of shots) won += cannon * pays;
      writeTally();
      plate.toggleAttribute(
        'data-fell',
        shots.some(({ pays }) => pays === great),
      );
    },
  };
}
