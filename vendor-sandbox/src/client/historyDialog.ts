import { windowAt } from '../engine/evaluate.ts';
import { rowCount } from '../engine/lines.ts';
import { reels } from '../engine/reels.ts';
import type { Round } from '../wire.ts';
import { byId, make } from './dom.ts';
import { clockTime, words } from './texts.ts';

function miniature(round: Round, assetBase: string): HTMLElement {
  const shown = windowAt(reels, round.stops);
  const names = Array.from({ length: rowCount }, (_, row) =>
    shown.map((column) => words.symbols[column[row] ?? 'amethyst']).join(', '),
  );
  const box = make('div', { class: 'miniature', role: 'img', 'aria-label': names.join('; ') });
  for (let row = 0; row < rowCount; row += 1) {
    for (const column of shown) {
      const source = `${assetBase}symbols/${column[row] ?? 'amethyst'}.svg`;
      box.append(make('img', { src: source, alt: '', width: '18', height: '18' }));
    }
  }
  return box;
}

function row(round: Round, money: (amount: number) => string, assetBase: string): HTMLElement {
  const { historyPage } = words;
  const won = round.state === 'void' ? '–' : round.won > 0 ? `+${money(round.won)}` : money(0);
  const cell = (label: string, ...content: (Node | string)[]): HTMLElement =>
    make('td', { 'data-label': label }, ...content);
  const state = make('span', { class: `state state-${round.state}` }, historyPage.states[round.state]);
  return make(
    'tr',
    {},
    cell(historyPage.result, miniature(round, assetBase)),
    cell(historyPage.time, make('span', { class: 'num' }, clockTime.format(new Date(round.at)))),
    cell(historyPage.stake, make('span', { class: 'num' }, money(round.stake))),
    cell(historyPage.won, make('b', { class: round.won > round.stake ? 'num gain' : 'num' }, won)),
    cell(historyPage.round, state, make('code', { class: 'round-id' }, round.id)),
  );
}

/** Fills the history dialog with the rounds of this session, newest first. */
export function showHistory(rounds: readonly Round[], money: (amount: number) => string, assetBase: string): void {
  const body = byId('history-body', HTMLElement);
  const { historyPage } = words;
  if (rounds.length === 0) {
    const drum = make('img', { src: `${assetBase}symbols/drum.svg`, alt: '', width: '96', height: '96' });
    body.replaceChildren(make('div', { class: 'empty' }, drum, make('p', {}, historyPage.empty)));
    return;
  }
  const heads = [historyPage.result, historyPage.time, historyPage.stake, historyPage.won, historyPage.round];
  body.replaceChildren(
    make(
      'table',
      { class: 'history' },
      make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
      make('tbody', {}, ...rounds.map((round) => row(round, money, assetBase))),
    ),
  );
}
