import { currentLanguage } from '../i18n/i18n.ts';
import { sessionToken } from '../session/session.ts';

/** How long an answer that came with the page is as good as a fresh one, milliseconds since the page was asked for. */
export const freshFor = 20_000;

/** More calls than this are not asked for a page in advance. */
const mostMissed = 12;

interface Seeded {
  /** Address of a GET call → its envelope. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Addresses whose response stood for no call yet. */
  readonly unused: Set<string>;
  /** Addresses of calls that the first render wanted an answer to and had none, {@link mostMissed} at most. */
  readonly missed: Set<string>;
  /** The responses are for the language and the session that the page began with. */
  readonly language: string;
  readonly token: string | null;
}

let seeded: Seeded | null = null;

/** Takes over the answers that the platform wrote into the page: the calls of the first view need not travel. */
export function seedResponses(responses: Readonly<Record<string, unknown>>): void {
  const unused = new Set(Object.keys(responses));
  seeded = { responses, unused, missed: new Set(), language: currentLanguage(), token: sessionToken() };
}

const holding = (): Seeded | null =>
  seeded?.language === currentLanguage() && seeded.token === sessionToken() ? seeded : null;

/**
 * Whether language and session are those that the page was rendered for. Markup of another language, or for somebody
 * else, cannot be hydrated.
 */
export const isPageAsRendered = (): boolean => holding() !== null;

/** Whether an answer to a call is at hand that {@link takeSeededResponse} would give. */
export const hasSeededResponse = (address: string): boolean =>
  performance.now() <= freshFor && (holding()?.unused.has(address) ?? false);

/** Whether the page was rendered with an answer to a call. */
export const isRenderedWith = (address: string): boolean => Object.hasOwn(holding()?.responses ?? {}, address);

/** The answer to a call, once, if it came with the page and still holds. */
export function takeSeededResponse(address: string): unknown {
  if (performance.now() > freshFor) return undefined;
  const held = holding();
  return held?.unused.delete(address) ? held.responses[address] : undefined;
}

/** The addresses whose responses were used since they were seeded. */
export const usedResponses = (): string[] =>
  seeded ? Object.keys(seeded.responses).filter((address) => !seeded?.unused.has(address)) : [];

/** The addresses that {@link renderedResponse} had no answer for since responses were seeded. */
export const missedResponses = (): string[] => [...(seeded?.missed ?? [])];

/**
 * What the page was rendered with, however long ago: for the first render on both sides, which has to come out the same.
 * It stands for no call afterwards.
 */
export function renderedResponse(address: string): unknown {
  const held = holding();
  if (!held) return undefined;
  held.unused.delete(address);
  const isThere = Object.hasOwn(held.responses, address);
  if (!isThere && held.missed.size < mostMissed) held.missed.add(address);
  return isThere ? held.responses[address] : undefined;
}
