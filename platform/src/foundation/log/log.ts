import { isNativeError } from 'node:util/types';

/** One line of the log: what happened, and facts about it. Never a secret, a password, a cookie or a request's body. */
export interface Log {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Writes JSON lines. */
export function createLog(write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const at = (level: string) => (facts: Readonly<Record<string, unknown>>, message: string) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...plain(facts) })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Errors lose all but their name, code, message and stack: database errors carry the values of rows. */
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
