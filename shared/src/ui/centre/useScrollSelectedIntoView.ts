import { type RefObject, useEffect, useRef } from 'react';
import { slideToCurrent } from '../slideToCurrent.ts';

/** Scrolls the current entry of a scrolling list into view, once the list has a width. */
export function useScrollSelectedIntoView(current: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is chosen with another page
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const sight = new ResizeObserver(() => slideToCurrent(box));
    // the entries too: a count that arrives later widens them
    for (const part of [box, ...box.children]) sight.observe(part);
    return () => sight.disconnect();
  }, [current]);
  return list;
}
