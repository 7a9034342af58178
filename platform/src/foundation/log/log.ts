import { isNativeError } from 'node:util/types';
import { type DestinationStream, destination, pino } from 'pino';

/** One line of the log: what happened, and facts about it. Never a secret, a password, a cookie or a request's body. */
export interface Log {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Writes JSON lines synchronously: the last lines of a process that ends matter most. */
export const createLog = (stream: DestinationStream = destination({ fd: 2, sync: true })): Log =>
  pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: plain },
    },
    stream,
  );

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Reduces errors to name, code, message and stack: database errors contain row values. */
function plain(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      isNativeError(value)
        ? {
            name: value.name,
            code: 'code' in value ? value.code : undefined,
            message: value.message,
            stack: value.stack,
          }
        : value,
    ]),
  );
}
