import type { Failure, Language, Localized } from '@unisite/shared/contract';
import { isDatabaseUnavailable } from '../database/connect.ts';
import type { Log } from '../log/log.ts';
import { Refusal } from './refusal.ts';

/** Makes a refusal of whatever was thrown; unexpected errors are logged and answered as INTERNAL. */
export function refusalOf(error: unknown, log: Log, facts: Readonly<Record<string, unknown>>): Refusal {
  if (error instanceof Refusal) return error;
  if (isAborted(error)) return new Refusal('BAD_REQUEST');
  if (isDatabaseUnavailable(error)) {
    log.warn({ ...facts, error }, 'the database is away');
    return new Refusal('UNAVAILABLE', { retryAfter: 5 });
  }
  const status = statusOf(error);
  if (status === 413) return new Refusal('PAYLOAD_TOO_LARGE');
  if (status !== null && status >= 400 && status < 500) return new Refusal('BAD_REQUEST');
  log.error({ ...facts, error }, 'a call failed');
  return new Refusal('INTERNAL');
}

/** The envelope of a refused call. */
export function failureOf(refusal: Refusal, language: Language): Failure {
  const { fields } = refusal.details;
  return {
    success: false,
    code: refusal.code,
    message: refusal.text(language),
    messages: refusal.texts,
    ...(fields ? { fields: inOne(fields, language), fieldMessages: { ...fields } } : {}),
  };
}

function inOne(fields: Readonly<Record<string, Localized>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, sentence[language]]));
}

/** The caller went away before its body was there; Node says so with the code of a lost connection. */
export const isAborted = (error: unknown): boolean =>
  // Read by its fields, not its class: an error of the runtime's own may come from another realm.
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET';

/** The status the HTTP layer gave an error of its own (a body that is no JSON, one that is too large). */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return null;
  return typeof error.statusCode === 'number' && String(error.code).startsWith('FST_') ? error.statusCode : null;
}
