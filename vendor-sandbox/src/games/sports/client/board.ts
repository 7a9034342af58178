import { byId, make } from '../../../client/dom.ts';
import type { Board, Selection, ShownFixture } from '../wire.ts';
import { createMatchRow, type MatchRow } from './matchRow.ts';
import { fixtureNamed, leagueName } from './names.ts';
import { timeText } from './programmeChoice.ts';

export type BoardView = {
  /** Scrolls to the top after another part of the programme was selected. */
  toTop(): void;
  show(board: Board, chosen: ReadonlyMap<string, Selection>, oneLeague: boolean): void;
};

type LeagueBlock = { readonly box: HTMLElement; readonly list: HTMLElement; readonly league: number };

/** Puts children in order without moving those already in place, so that the focus stays. */
function arrange(parent: HTMLElement, children: readonly HTMLElement[]): void {
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
  while (parent.childElementCount > children.length) parent.lastElementChild?.remove();
}

/** A list of matches, grouped by league. */
function createLeagueList(part: HTMLElement, list: HTMLElement) {
  const blocks = new Map<number, LeagueBlock>();

  function blockOf({ fixture }: MatchRow): LeagueBlock {
    const known = blocks.get(fixture.league);
    if (known !== undefined) return known;
    const title = make('h3', { id: `${list.id}-${fixture.league}` }, leagueName(fixture));
    const matches = make('div', { class: 'league-matches' });
    const box = make('div', { class: 'league', role: 'group', 'aria-labelledby': title.id }, title, matches);
    const block = { box, list: matches, league: fixture.league };
    blocks.set(fixture.league, block);
    return block;
  }

  return (rows: readonly MatchRow[], oneLeague: boolean): void => {
    const byBlock = new Map<LeagueBlock, HTMLElement[]>();
    for (const row of rows) {
      const block = blockOf(row);
      byBlock.set(block, [...(byBlock.get(block) ?? []), row.box]);
    }
    for (const [block, boxes] of byBlock) arrange(block.list, boxes);
    const shown = [...byBlock.keys()].sort((a, b) => a.league - b.league);
    arrange(
      list,
      shown.map(({ box }) => box),
    );
    list.dataset.one = String(oneLeague);
    part.hidden = rows.length === 0;
  };
}

function resultRow({ id, score }: ShownFixture): HTMLElement {
  const fixture = fixtureNamed(id);
  return make(
    'li',
    {},
    make('small', {}, `${timeText(fixture.kickOff)} · ${leagueName(fixture)}`),
    make('span', {}, fixture.home.name),
    make('b', { class: 'num' }, `${score.home}–${score.away}`),
    make('span', {}, fixture.away.name),
  );
}

/** The matches open for bets. Rows are reused between updates, so that the focus stays. */
export function createBoard(choose: (selection: Selection) => void): BoardView {
  const rows = new Map<string, MatchRow>();
  const live = createLeagueList(byId('live-part', HTMLElement), byId('live', HTMLElement));
  const soon = createLeagueList(byId('soon-part', HTMLElement), byId('soon', HTMLElement));

  return {
    toTop: () => byId('matches', HTMLElement).scrollTo(0, 0),
    show({ fixtures, results, now: at }, chosen, oneLeague) {
      const now = Date.parse(at);
      for (const id of [...rows.keys()]) if (!fixtures.some((fixture) => fixture.id === id)) rows.delete(id);
      for (const shown of fixtures) {
        const row = rows.get(shown.id) ?? createMatchRow(shown, choose);
        rows.set(shown.id, row);
        row.update(shown, now, chosen.get(shown.id));
      }
      const inPhase = (wanted: ShownFixture['phase']): MatchRow[] =>
        fixtures.flatMap(({ id, phase }) => (phase === wanted ? (rows.get(id) ?? []) : []));
      live(inPhase('live'), oneLeague);
      soon(inPhase('soon'), oneLeague);
      byId('results', HTMLElement).replaceChildren(...results.map(resultRow));
      byId('results-part', HTMLElement).hidden = results.length === 0;
    },
  };
}
