import type { Round } from '../wire.ts';
import { byId, make } from './dom.ts';
import { clockTime, words } from './texts.ts';

type Options<Choice, Result> = {
  readonly money: (amount: number) => string;
  readonly assetBase: string;
  /** Thumbnail of a round's result. */
  readonly picture: (round: Round<Choice, Result>) => Node;
};

function row<Choice, Result>(round: Round<Choice, Result>, { money, picture }: Options<Choice, Result>): HTMLElement {
  const { historyPage } = words;
  const won = round.state === 'void' ? '–' : round.won > 0 ? `+${money(round.won)}` : money(0);
  const cell = (label: string, ...content: (Node | string)[]): HTMLElement =>
    make('td', { 'data-label': label }, ...content);
  const state = make('span', { class: `state state-${round.state}` }, historyPage.states[round.state]);
  return make(
    'tr',
    {},
    cell(historyPage.result, picture(round)),
    cell(historyPage.time, make('span', { class: 'num' }, clockTime.format(new Date(round.at)))),
    cell(historyPage.stake, make('span', { class: 'num' }, round.isFree ? words.freeRounds.stake : money(round.stake))),
    cell(historyPage.won, make('b', { class: round.won > round.stake ? 'num gain' : 'num' }, won)),
    cell(historyPage.round, state, make('code', { class: 'round-id' }, round.id)),
  );
}

/** Fills the history dialog with the rounds of this session, newest first. */
export function showHistory<Choice, Result>(
  rounds: readonly Round<Choice, Result>[],
  options: Options<Choice, Result>,
): void {
  const body = byId('history-body', HTMLElement);
  const { historyPage } = words;
  if (rounds.length === 0) {
    const drum = make('img', { src: `${options.assetBase}symbols/drum.svg`, alt: '', width: '96', height: '96' });
    body.replaceChildren(make('div', { class: 'empty' }, drum, make('p', {}, historyPage.empty)));
    return;
  }
  const heads = [historyPage.result, historyPage.time, historyPage.stake, historyPage.won, historyPage.round];
  body.replaceChildren(
    make(
      'table',
      { class: 'history' },
      make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
      make('tbody', {}, ...rounds.map((round) => row(round, options))),
    ),
  );
}
