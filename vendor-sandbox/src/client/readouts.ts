import { byId } from './dom.ts';

const announceBox = byId('announce', HTMLElement);
const ticker = byId('ticker', HTMLElement);

/** Announces a sentence to screen readers, including repeated ones. */
export function announce(sentence: string): void {
  announceBox.textContent = '';
  setTimeout(() => {
    announceBox.textContent = sentence;
  }, 60);
}

/** Sets the line under the game. */
export function showSentence(text: string, tone: 'plain' | 'win' | 'wait' = 'plain'): void {
  ticker.textContent = text;
  ticker.dataset.tone = tone;
}

/** Shows and announces a sentence that asks the player to wait. */
export function sayWaiting(sentence: string): void {
  showSentence(sentence, 'wait');
  announce(sentence);
}

/** Formats as minutes and seconds, with hours if any. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
