import type { ServerResponse } from 'node:http';

/**
 * Calls `listener` once, when the response has ended or its caller has disconnected; at once if that has happened
 * already.
 */
export function whenClosed(response: ServerResponse, listener: () => void): void {
  if (response.closed || response.destroyed) listener();
  else response.once('close', listener);
}
