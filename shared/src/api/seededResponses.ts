import { currentLanguage } from '../i18n/i18n.ts';
import { sessionToken } from '../session/session.ts';

/** How long an answer that came with the page is as good as a fresh one, milliseconds since the page was asked for. */
const freshFor = 20_000;

let kept: { answers: Record<string, unknown>; language: string; token: string | null } | null = null;

/**
 * Takes over the answers that the platform wrote into the page (address of a GET call → its envelope): the calls of the
 * first view need not travel. They are for the session and the language that the page began with.
 */
export function seedResponses(answers: Record<string, unknown>): void {
  kept = { answers, language: currentLanguage(), token: sessionToken() };
}

/** The answer to a call, once, if it came with the page and still holds. */
export function takeSeededResponse(address: string): unknown {
  if (!kept || performance.now() > freshFor) return undefined;
  if (kept.language !== currentLanguage() || kept.token !== sessionToken()) return undefined;
  const answer = kept.answers[address];
  delete kept.answers[address];
  return answer;
}
