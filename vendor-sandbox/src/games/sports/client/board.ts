import { byId, make } from '../../../client/dom.ts';
import { duration } from '../../../client/readouts.ts';
import { fill } from '../../../words/index.ts';
import type { Fixture } from '../engine/fixtures.ts';
import type { Team } from '../engine/teams.ts';
import type { Board, Market, Price, Selection, ShownFixture } from '../wire.ts';
import { fixtureNamed, leagueName, marketName, matchName, oddsText, pickName, pickShort } from './names.ts';
import { gameTexts } from './texts.ts';

export type BoardView = {
  show(board: Board, chosen: ReadonlyMap<string, Selection>): void;
};

type Row = { readonly box: HTMLElement; update(shown: ShownFixture, now: number, chosen: Selection | undefined): void };

/** How long a price says that it moved, in milliseconds. */
const movedFor = 5_000;

/** A shirt in the team's colours. */
function shirt({ colours: [ground, sign], name }: Team): HTMLElement {
  const box = make('span', { class: 'shirt', 'aria-hidden': 'true' }, name.slice(0, 1));
  box.style.setProperty('--ground', ground);
  box.style.setProperty('--sign', sign);
  return box;
}

function priceButton(fixture: Fixture, choose: (selection: Selection) => void) {
  const label = make('span', { class: 'price-pick' });
  const odds = make('b', { class: 'num' });
  // What is seen comes first, so that it can be spoken to as it looks.
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
      const name = {
        match: matchName(fixture),
        market: marketName(fixture, kind, line),
        pick: pickName(fixture, price.pick, line),
      };
      if (price.odds !== null && before !== null && price.odds !== before) {
        button.dataset.moved = price.odds > before ? 'up' : 'down';
        movedAt = performance.now();
      } else if (performance.now() - movedAt > movedFor) delete button.dataset.moved;
      before = price.odds ?? before;
      now =
        price.odds === null ? null : { fixture: fixture.id, market: kind, line, pick: price.pick, odds: price.odds };
      label.textContent = pickShort(price.pick, line);
      odds.textContent = price.odds === null ? '–' : oddsText(price.odds);
      button.setAttribute('aria-disabled', String(price.odds === null));
      button.setAttribute('aria-pressed', String(pressed));
      more.textContent = fill(price.odds === null ? gameTexts.pickClosed : gameTexts.pickOpen, name);
    },
  };
}

function createRow(first: ShownFixture, choose: (selection: Selection) => void): Row {
  const fixture = fixtureNamed(first.id);
  const state = make('span', { class: 'match-state num' });
  const [homeScore, awayScore] = [make('b', { class: 'num' }), make('b', { class: 'num' })];
  const side = (team: Team, score: HTMLElement): HTMLElement =>
    make('p', { class: 'match-side' }, shirt(team), make('span', { class: 'match-team' }, team.name), score);
  const groups = first.markets.map(({ kind, prices }) => {
    const title = make('span', { class: 'market-name' });
    const buttons = prices.map(() => priceButton(fixture, choose));
    const box = make(
      'div',
      { class: `market market-${kind}` },
      title,
      make('div', { class: 'prices' }, ...buttons.map(({ button }) => button)),
    );
    return { kind, title, buttons, box };
  });
  const box = make(
    'article',
    { class: 'match', 'aria-label': matchName(fixture) },
    make('header', { class: 'match-head' }, make('span', { class: 'match-league' }, leagueName(fixture)), state),
    make('div', { class: 'match-sides' }, side(fixture.home, homeScore), side(fixture.away, awayScore)),
    ...groups.map((group) => group.box),
  );
  return {
    box,
    update(shown, now, chosen) {
      box.dataset.phase = shown.phase;
      const live = fixture.sport === 'football' ? gameTexts.minute : gameTexts.round;
      state.textContent =
        shown.phase === 'soon'
          ? fill(gameTexts.startsIn, { time: duration(Date.parse(shown.kickOff) - now) })
          : shown.suspended
            ? gameTexts.suspended
            : fill(live, { n: fixture.sport === 'football' ? shown.tick : shown.tick + 1 });
      homeScore.textContent = shown.phase === 'soon' ? '' : String(shown.score.home);
      awayScore.textContent = shown.phase === 'soon' ? '' : String(shown.score.away);
      for (const group of groups) {
        const market = shown.markets.find(({ kind }) => kind === group.kind);
        if (market === undefined) continue;
        group.title.textContent = marketName(fixture, market.kind, market.line);
        group.buttons.forEach((button, index) => {
          const price = market.prices[index];
          if (price === undefined) return;
          const pressed = chosen?.market === market.kind && chosen.pick === price.pick && chosen.line === market.line;
          button.update(market, price, pressed);
        });
      }
    },
  };
}

/**
 * The matches that can be bet on. Rows stay the same elements from one look to the next, so that the focus stays where
 * it is.
 */
export function createBoard(choose: (selection: Selection) => void): BoardView {
  const rows = new Map<string, Row>();
  const lists = { live: byId('live', HTMLElement), soon: byId('soon', HTMLElement) };

  return {
    show(board, chosen) {
      const now = Date.parse(board.now);
      for (const id of [...rows.keys()]) {
        if (board.fixtures.some((fixture) => fixture.id === id)) continue;
        rows.get(id)?.box.remove();
        rows.delete(id);
      }
      for (const shown of board.fixtures) {
        if (shown.phase === 'over') continue;
        const row = rows.get(shown.id) ?? createRow(shown, choose);
        rows.set(shown.id, row);
        row.update(shown, now, chosen.get(shown.id));
        const list = lists[shown.phase];
        if (row.box.parentElement !== list) list.append(row.box);
      }
      byId('live-part', HTMLElement).hidden = lists.live.childElementCount === 0;
      byId('soon-part', HTMLElement).hidden = lists.soon.childElementCount === 0;
      byId('results', HTMLElement).replaceChildren(
        ...board.results.slice(0, 6).map(({ id, score }) => {
          const { home, away } = fixtureNamed(id);
          return make(
            'li',
            {},
            make('span', {}, home.name),
            make('b', { class: 'num' }, `${score.home}–${score.away}`),
            make('span', {}, away.name),
          );
        }),
      );
    },
  };
}
