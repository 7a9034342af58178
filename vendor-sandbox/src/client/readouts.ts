import type { Win, Window } from '../engine/evaluate.ts';
import { rowCount } from '../engine/lines.ts';
import { fill } from '../words/index.ts';
import { byId, make } from './dom.ts';
import { words } from './texts.ts';

const announceBox = byId('announce', HTMLElement);
const ticker = byId('ticker', HTMLElement);

/** Tells a screen reader; a sentence said twice is heard twice. */
export function announce(sentence: string): void {
  announceBox.textContent = '';
  setTimeout(() => {
    announceBox.textContent = sentence;
  }, 60);
}

/** The line under the reels. */
export function say(text: string, tone: 'plain' | 'win' | 'wait' = 'plain'): void {
  ticker.textContent = text;
  ticker.dataset.tone = tone;
}

export function describeWin(win: Win, money: (amount: number) => string): string {
  const values = { count: win.count, symbol: words.symbols[win.symbol], amount: money(win.amount) };
  return win.kind === 'line' ? fill(words.lineWin, { ...values, line: win.line + 1 }) : fill(words.drumsWin, values);
}

/** The window as text, for those who do not see the reels. */
export function writeWindow(shown: Window): void {
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const names = shown.map((column) => words.symbols[column[row] ?? 'amethyst']).join(', ');
    return make('li', {}, fill(words.row, { n: row + 1, symbols: names }));
  });
  byId('window-text', HTMLElement).replaceChildren(...rows);
}

/** Minutes and seconds, with hours when there are any. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
