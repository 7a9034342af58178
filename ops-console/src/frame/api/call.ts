import { type Call, type CallError, createClient } from '@unisite/shared/client';
import type { OperatorCall } from '@unisite/shared/contract/operators';
import { isActive } from './presence.ts';

type Listener = (call: OperatorCall, error: CallError | null) => void;
const listeners = new Set<Listener>();

/** Notifies `listener` of every completed and every failed call. */
export function onCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a call of the operators' contract. */
export const call: Call<OperatorCall> = createClient<OperatorCall>({
  headersOf: () => (isActive() ? {} : { 'X-Background': '1' }),
  onSettled(declared, error) {
    for (const listener of listeners) listener(declared, error);
  },
});
