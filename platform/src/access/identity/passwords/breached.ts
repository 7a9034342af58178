import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';

const PATIENCE_MS = 1_000;
/** A response is some tens of kilobytes; more is not read. */
const LONGEST_ANSWER = 1_000_000;

/**
 * Whether the password is in a collection of leaked ones, according to a range service (`BREACHED_PASSWORDS_URL`): it
 * gets the first five hex digits of the SHA-1 hash and returns every suffix it knows, one per line with a count; the
 * password and its full hash stay here. Without a service, or without a response within a second, the password is
 * accepted: an outage keeps nobody from setting one.
 */
export async function isBreached(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  password: string,
): Promise<boolean> {
  const url = settings.identity.breachedPasswordsUrl;
  if (url === null) return false;
  const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
  const [prefix, rest] = [hash.slice(0, 5), hash.slice(5)];
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/${prefix}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      // Padding, so that the response's length reveals nothing.
      headers: { 'add-padding': 'true' },
    });
    if (!response.ok) throw new Error(`the range service answered ${response.status}`);
    return isListed(await textOf(response), rest);
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'a password was not held against the leaked ones',
    );
    return false;
  }
}

/** A count of 0 is padding. */
function isListed(answer: string, rest: string): boolean {
  return answer.split('\n').some((line) => {
    const [known = '', count = ''] = line.trim().split(':');
    return known.toUpperCase() === rest && Number(count) > 0;
  });
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('the range service answered too much');
  }
  return text;
}
