import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Firebase, loadFirebase } from './firebase.ts';

export interface FirebaseHandle {
  /** An empty element inside the dialog, for the frame. */
  host: RefObject<HTMLDivElement | null>;
  /**
   * Available while the modal is open.
   * @throws {Error} before that.
   */
  firebase(): Firebase;
}

/**
 * Loads Firebase when the modal opens, where the market has it, so that it is ready for a click. `title`: accessible
 * name of the frame.
 */
export function useFirebase(isOn: boolean, title: string): FirebaseHandle {
  const host = useRef<HTMLDivElement>(null);
  const opened = useRef<Firebase>(undefined);
  const open = useEffectEvent(() => (host.current ? loadFirebase(host.current, title) : undefined));
  useEffect(() => {
    if (!isOn) return;
    opened.current = open();
    return () => opened.current?.close();
  }, [isOn]);
  return {
    host,
    firebase() {
      if (!opened.current) throw new Error('Firebase is not open');
      return opened.current;
    },
  };
}
