import type { ServerResponse } from 'node:http';

/** Calls `listener` once, when the response is over or its caller has gone; at once where that has happened already. */
export function whenClosed(response: ServerResponse, listener: () => void): void {
  if (response.closed || response.destroyed) listener();
  else response.once('close', listener);
}
