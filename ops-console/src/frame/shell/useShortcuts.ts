import { useEffect, useEffectEvent, useRef } from 'react';
import { usePageEntries } from '../navigation/pageEntries.ts';
import { type Shortcut, shortcutOf, shortcutsOn } from './shortcuts.ts';

const written = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';
/** Time after which `g` is forgotten, milliseconds. */
const together = 1500;

/** Handles the console's shortcuts, outside of fields and dialogs. */
export function useShortcuts(onShortcut: (shortcut: NonNullable<Shortcut>) => void): void {
  const pressedG = useRef(0);
  const entries = usePageEntries();
  const tell = useEffectEvent(onShortcut);

  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      const { target, key } = event;
      const elsewhere = target instanceof Element && target.closest(`${written}, dialog`) !== null;
      if (elsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !shortcutsOn())
        return;
      const shortcut = shortcutOf(key, Date.now() - pressedG.current < together, entries);
      pressedG.current = shortcut?.kind === 'pending' ? Date.now() : 0;
      if (!shortcut || shortcut.kind === 'pending') return;
      event.preventDefault();
      tell(shortcut);
    };
    document.addEventListener('keydown', typed);
    return () => document.removeEventListener('keydown', typed);
  }, [entries]);
}
