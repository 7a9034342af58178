import { currentLocation } from '@unisite/shared/navigation';

let last: string | null = null;

/** Remembers that the game at `address` is being opened from the page the visitor is on. */
export function openedFrom(address: string): void {
  last = address;
}

/** Whether the previous history entry is the page that the game at `address` was opened from. */
export const isPreviousPage = (address: string): boolean => last === address && currentLocation().type === 'PUSH';
