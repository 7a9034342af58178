import { showerCoins } from './coins.ts';
import { type CountUp, countUp } from './countUp.ts';
import { byId } from './dom.ts';
import { language } from './texts.ts';

type Tier = 'big' | 'huge' | 'grand';

/** Minimum win of each tier, in stakes. */
const tiers: readonly [Tier, number][] = [
  ['grand', 50],
  ['huge', 25],
  ['big', 10],
];

export const tierOf = (times: number): Tier | null => tiers.find(([, least]) => times >= least)?.[0] ?? null;

const lengths: Readonly<Record<Tier, number>> = { big: 3_200, huge: 4_600, grand: 6_000 };
const coinCounts: Readonly<Record<Tier, number>> = { big: 50, huge: 90, grand: 140 };
/** Time the final amount stays before the celebration closes, milliseconds. */
const SHOWN_MS = 2_400;

export type Celebration = {
  readonly open: boolean;
  /** Resolves when the player dismisses it or it closes after a while. */
  play(tier: Tier, amount: number, write: (amount: number) => string): Promise<void>;
  skip(): void;
};

export function createCelebration(assetBase: string, calm: () => boolean): Celebration {
  const box = byId('celebration', HTMLElement);
  const amountText = byId('celebration-amount', HTMLElement);
  const title = byId('celebration-title', HTMLImageElement);
  const button = byId('celebration-skip', HTMLButtonElement);
  const canvas = byId('coins', HTMLCanvasElement);
  let end: (() => void) | null = null;
  let counting: CountUp | null = null;
  let counted = false;

  const skip = (): void => {
    if (counted) end?.();
    else counting?.finish();
  };
  button.addEventListener('click', skip);

  return {
    get open() {
      return end !== null;
    },
    skip,
    async play(tier, amount, write) {
      title.src = `${assetBase}lettering/${tier}.${language}.svg`;
      box.dataset.tier = tier;
      box.hidden = false;
      button.focus({ preventScroll: true });
      const stopCoins = calm() ? Promise.resolve(() => {}) : showerCoins(canvas, assetBase, coinCounts[tier]);
      counted = false;
      counting?.stop();
      await new Promise<void>((done) => {
        end = done;
        counting = countUp(0, amount, calm() ? 0 : lengths[tier], (value) => {
          amountText.textContent = write(value);
          if (value !== amount || counted) return;
          counted = true;
          setTimeout(done, SHOWN_MS);
        });
      });
      end = null;
      box.hidden = true;
      (await stopCoins)();
    },
  };
}
