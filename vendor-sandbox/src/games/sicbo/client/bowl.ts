import { byId, make } from '../../../client/dom.ts';
import { dieFace } from '../../tables/client/dieFace.ts';
import type { TableStage } from '../../tables/client/tableGame.ts';
import type { Result } from '../engine/engine.ts';
import { totalOf } from '../engine/spots.ts';
import { nameOf } from './names.ts';
import { gameTexts } from './texts.ts';

/** Duration of shaking once the dice are drawn, and of lifting the bowl, milliseconds. */
const lengths = { shake: 1_100, lift: 800 } as const;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Three dice on a plate under a bowl that shakes and is lifted. */
export function createBowl(calm: () => boolean, onLift: () => void): TableStage<Result> {
  const bowl = byId('bowl', HTMLElement);
  const dice = byId('dice', HTMLElement);
  const total = byId('total', HTMLElement);

  function show(result: Result | null): void {
    bowl.dataset.cover = result === null ? 'on' : 'off';
    dice.replaceChildren(
      ...(result?.dice ?? []).map((face, index) => make('span', { class: `thrown thrown-${index}` }, dieFace(face))),
    );
    total.textContent = result === null ? '' : String(totalOf(result.dice));
    bowl.setAttribute('aria-label', result === null ? gameTexts.bowlLabel : nameOf(result));
  }

  return {
    start() {
      total.textContent = '';
      bowl.dataset.cover = 'shaking';
    },
    async land(result) {
      if (!calm()) {
        await wait(lengths.shake);
        onLift();
        show(result);
        await wait(lengths.lift);
      } else show(result);
    },
    rest: show,
  };
}
