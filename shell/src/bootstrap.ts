import { type Bootstrap, bootstrapValue } from '@unisite/shared/contract/site';
import { safeParse } from '@unisite/shared/schema';

/**
 * Reads the bootstrap that the platform embeds in the page: market, status, registry snapshot, session.
 * @throws {Error} when page and shell are of incompatible versions; only a reload helps.
 */
export function readBootstrap(document: Document): Bootstrap {
  const written = document.getElementById('bootstrap')?.textContent;
  if (!written) throw new Error('the page carries no bootstrap');
  const read = safeParse(bootstrapValue, JSON.parse(written));
  if (!read.success) throw new Error(`the page's bootstrap is malformed: ${read.error.issues[0]?.path.join('.')}`);
  return read.data;
}

/** The first responses that the platform embeds in the page. */
export const readSeededResponses = (document: Document): Record<string, unknown> =>
  // each is validated against its schema when it is taken
  JSON.parse(document.getElementById('answers')?.textContent || '{}') as Record<string, unknown>;
