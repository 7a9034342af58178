import { announce } from '@unisite/shared/ui';
import { useEffect } from 'react';

/** Announces a text to screen readers without moving focus. */
export function useAnnounce(text: string): void {
  useEffect(() => announce(text), [text]);
}
