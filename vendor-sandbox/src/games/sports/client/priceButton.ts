import { make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import type { Fixture } from '../engine/fixtures.ts';
import type { Market, Price, Selection } from '../wire.ts';
import { marketName, matchName, pickName, pickShort } from './names.ts';
import { oddsText } from './odds.ts';
import { gameTexts } from './texts.ts';

/** How long a price is marked as moved, milliseconds. */
const movedFor = 5_000;

export function priceButton(fixture: Fixture, choose: (selection: Selection) => void) {
  const label = make('span', { class: 'price-pick' });
  const odds = make('b', { class: 'num' });
  // The visible label comes first in the accessible name, for voice control.
  const more = make('span', { class: 'sr' });
  const button = make('button', { type: 'button', class: 'price' }, label, ' ', odds, more);
  let before: number | null = null;
  let movedAt = 0;
  let now: Selection | null = null;
  button.addEventListener('click', () => {
    if (now !== null) choose(now);
  });
  return {
    button,
    update({ kind, line }: Market, price: Price, pressed: boolean) {
      const claim = { market: kind, line, pick: price.pick };
      const name = {
        match: matchName(fixture),
        market: marketName(fixture, kind),
        pick: pickName(fixture, claim),
      };
      if (price.odds !== null && before !== null && price.odds !== before) {
        button.dataset.moved = price.odds > before ? 'up' : 'down';
        movedAt = performance.now();
      } else if (performance.now() - movedAt > movedFor) delete button.dataset.moved;
      before = price.odds ?? before;
      now = price.odds === null ? null : { fixture: fixture.id, ...claim, odds: price.odds };
      label.textContent = pickShort(claim);
      odds.textContent = price.odds === null ? '–' : oddsText(price.odds);
      button.setAttribute('aria-disabled', String(price.odds === null));
      button.setAttribute('aria-pressed', String(pressed));
      more.textContent = fill(price.odds === null ? gameTexts.pickClosed : gameTexts.pickOpen, name);
    },
  };
}
