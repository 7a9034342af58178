import { announce } from '@unisite/shared/ui';
import { useEffect } from 'react';

/** Says a text to screen readers as it appears, without taking the focus from where it is. */
export function useAnnounce(text: string): void {
  useEffect(() => announce(text), [text]);
}
