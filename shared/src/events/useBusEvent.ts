import { useEffect, useRef } from 'react';
import type { BusEventName, BusEvents } from '../contract/bus.ts';
import { bus } from './bus.ts';

/** Subscribes to a bus event while mounted; always calls the latest `listener`. */
export function useBusEvent<Name extends BusEventName>(name: Name, listener: (payload: BusEvents[Name]) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.on(name, (payload) => latest.current(payload)), [name]);
}
