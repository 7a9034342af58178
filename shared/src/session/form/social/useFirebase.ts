import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Firebase, loadFirebase } from './firebase.ts';

export interface FirebaseHandle {
  /** Of an empty element inside the dialog: the frame is put there. */
  host: RefObject<HTMLDivElement | null>;
  /** As long as the modal is open. @throws {Error} when asked before there is a modal. */
  firebase(): Firebase;
}

/**
 * Opens Firebase with the modal where the market has it, so that a click finds it ready. `title`: the frame's name for
 * screen readers.
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
