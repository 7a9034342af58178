import type { Failure, Language, Localized } from '@unisite/shared/contract';
import { isDatabaseUnavailable } from '../database/connect.ts';
import type { Log } from '../log/log.ts';
import { Refusal } from './refusal.ts';

/** Converts whatever was thrown into a refusal; unexpected errors are logged and answered as INTERNAL. */
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

/** Whether the caller disconnected before its body arrived; Node reports it with the code of a lost connection. */
export const isAborted = (error: unknown): boolean =>
  // Checked by its fields, not its class: an error of the runtime may come from another realm.
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET';

/** The status that the HTTP layer gave an error of its own (invalid JSON, a body that is too large). */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return null;
  return typeof error.statusCode === 'number' && String(error.code).startsWith('FST_') ? error.statusCode : null;
}
