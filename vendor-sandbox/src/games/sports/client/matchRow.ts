import { make } from '../../../client/dom.ts';
import { duration } from '../../../client/readouts.ts';
import { fill } from '../../../words/index.ts';
import type { Fixture } from '../engine/fixtures.ts';
import type { Team } from '../engine/team.ts';
import type { Selection, ShownFixture } from '../wire.ts';
import { fixtureNamed, marketName, matchName, stageText } from './names.ts';
import { priceButton } from './priceButton.ts';
import { timeText } from './programmeChoice.ts';
import { gameTexts } from './texts.ts';

export type MatchRow = {
  readonly box: HTMLElement;
  readonly fixture: Fixture;
  update(shown: ShownFixture, now: number, chosen: Selection | undefined): void;
};

/** Time before kick-off from which a countdown is shown, milliseconds. */
const countedFrom = 10 * 60_000;

/** A shirt in the team's colours. */
function shirt({ colours: [ground, sign], name }: Team): HTMLElement {
  const box = make('span', { class: 'shirt', 'aria-hidden': 'true' }, name.slice(0, 1));
  box.style.setProperty('--ground', ground);
  box.style.setProperty('--sign', sign);
  return box;
}

function stateText(fixture: Fixture, { phase, suspended, tick }: ShownFixture, now: number): string {
  if (phase === 'live') return suspended ? gameTexts.suspended : stageText(fixture, tick);
  const left = fixture.kickOff - now;
  return left < countedFrom ? fill(gameTexts.startsIn, { time: duration(left) }) : '';
}

/** A match with all its markets. */
export function createMatchRow(first: ShownFixture, choose: (selection: Selection) => void): MatchRow {
  const fixture = fixtureNamed(first.id);
  const state = make('span', { class: 'match-state num' });
  const [homeScore, awayScore] = [make('b', { class: 'num' }), make('b', { class: 'num' })];
  const side = (team: Team, score: HTMLElement): HTMLElement =>
    make('p', { class: 'match-side' }, shirt(team), make('span', { class: 'match-team' }, team.name), score);
  const groups = first.markets.map(({ kind, prices }) => {
    const buttons = prices.map(() => priceButton(fixture, choose));
    const box = make(
      'div',
      { class: `market market-${kind}` },
      make('span', { class: 'market-name' }, marketName(fixture, kind)),
      make('div', { class: 'prices' }, ...buttons.map(({ button }) => button)),
    );
    return { kind, buttons, box };
  });
  const box = make(
    'article',
    { class: 'match', 'aria-label': matchName(fixture) },
    make('p', { class: 'match-head' }, make('span', { class: 'num' }, timeText(fixture.kickOff)), state),
    make('div', { class: 'match-sides' }, side(fixture.home, homeScore), side(fixture.away, awayScore)),
    ...groups.map((group) => group.box),
  );
  return {
    box,
    fixture,
    update(shown, now, chosen) {
      box.dataset.phase = shown.phase;
      state.textContent = stateText(fixture, shown, now);
      homeScore.textContent = shown.phase === 'soon' ? '' : String(shown.score.home);
      awayScore.textContent = shown.phase === 'soon' ? '' : String(shown.score.away);
      for (const group of groups) {
        const market = shown.markets.find(({ kind }) => kind === group.kind);
        if (market === undefined) continue;
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
