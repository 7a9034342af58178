import { useHydrated } from '@unisite/shared/ui';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const isOn = (): boolean => document.fullscreenElement !== null;

export interface Fullscreen {
  on: boolean;
  toggle: () => void;
}

/** Full screen for one element; null where the browser does not support it (iPhones). */
export function useFullscreen(element: RefObject<HTMLElement | null>, refused: () => void): Fullscreen | null {
  const on = useSyncExternalStore(subscribe, isOn, () => false);
  const hydrated = useHydrated();
  const toggle = useCallback(() => {
    const asked = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    asked?.catch(refused);
  }, [element, refused]);
  return hydrated && document.fullscreenEnabled ? { on, toggle } : null;
}
