import { type RefObject, useEffect, useRef } from 'react';
import { slideToCurrent } from '../slideToCurrent.ts';

/**
 * For a list that slides: the entry marked as current comes into sight, once there is a width to slide in.
 */
export function useScrollSelectedIntoView(current: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is chosen with another page
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const sight = new ResizeObserver(() => slideToCurrent(box));
    // the entries as well: a count that comes later makes them wider
    for (const part of [box, ...box.children]) sight.observe(part);
    return () => sight.disconnect();
  }, [current]);
  return list;
}
