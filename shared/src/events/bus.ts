import { type BusEventName, type BusEvents, busEvents } from '../contract/bus.ts';
import { oncePerPage } from '../oncePerPage.ts';
import * as z from '../schema/index.ts';

oncePerPage('unisite-once:events');

type Listener<Name extends BusEventName> = (payload: BusEvents[Name]) => void;

export interface Bus {
  /** Notifies all listeners; throws when the payload does not match its schema, before any of them is called. */
  emit<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void;
  /** Subscribes; the returned function unsubscribes. */
  on<Name extends BusEventName>(name: Name, listener: Listener<Name>): () => void;
}

/** Creates a separate bus; the page has exactly one, {@link bus}. A listener that throws does not affect others. */
export function createBus(report: (error: unknown) => void = reportError): Bus {
  const listeners = new Map<BusEventName, Set<(payload: never) => void>>();
  return {
    emit(name, payload) {
      const checked = z.safeParse(busEvents[name], payload);
      if (!checked.success)
        throw new TypeError(`bus event ${name}: ${checked.error.issues[0]?.message ?? 'malformed'}`);
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload as never);
        } catch (error) {
          report(error);
        }
      }
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
  };
}

/** The page's bus: the only way one remote speaks to another. */
export const bus: Bus = createBus();
