import { byId, make } from '../../../client/dom.ts';
import { count } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { type KenoMode, prizeList } from '../engine/paytables.ts';
import { gameTexts } from './texts.ts';

/** Shows the prizes for so many picks, most hits first; `hits`: the number hit. */
export function showPrizes(mode: KenoMode, picks: number, hits: number | null): void {
  byId('picked', HTMLElement).textContent = fill(gameTexts.picked, { count: picks });
  const rows = prizeList(mode, picks)
    .toReversed()
    .map(({ hits: of, tenths }) =>
      make(
        'li',
        of === hits ? { class: 'prize paid', 'aria-current': 'true' } : { class: 'prize' },
        make('span', {}, fill(gameTexts.prizeHits, { hits: of })),
        make('b', { class: 'num' }, fill(gameTexts.prizeTimes, { times: count.format(tenths / 10) })),
      ),
    );
  byId('prizes', HTMLElement).replaceChildren(
    ...(rows.length > 0 ? rows : [make('li', { class: 'prize-none' }, gameTexts.prizesNone)]),
  );
}
