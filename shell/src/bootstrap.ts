import { type Bootstrap, bootstrapValue } from '@unisite/shared/contract/site';
import { safeParse } from '@unisite/shared/schema';

/**
 * Reads what the platform wrote into the page: market, status, registry snapshot, session.
 * @throws {Error} when the page and this shell do not understand each other, which only a reload can mend.
 */
export function readBootstrap(document: Document): Bootstrap {
  const written = document.getElementById('bootstrap')?.textContent;
  if (!written) throw new Error('the page carries no bootstrap');
  const read = safeParse(bootstrapValue, JSON.parse(written));
  if (!read.success) throw new Error(`the page's bootstrap is malformed: ${read.error.issues[0]?.path.join('.')}`);
  return read.data;
}

/** The answers to the page's first calls, as the platform wrote them into it. */
export const readSeededResponses = (document: Document): Record<string, unknown> =>
  JSON.parse(document.getElementById('answers')?.textContent || '{}') as Record<string, unknown>; // each is held against its schema when it is taken
