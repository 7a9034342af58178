import { useEffect, useRef } from 'react';
import type { BusEventName, BusEvents } from '../contract/bus.ts';
import { bus } from './bus.ts';

/** Listens to a bus event for as long as the component is mounted; the latest `listener` is the one that hears it. */
export function useBusEvent<Name extends BusEventName>(name: Name, listener: (payload: BusEvents[Name]) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.on(name, (payload) => latest.current(payload)), [name]);
}
