import { currentLanguage } from '../i18n/i18n.ts';
import { sessionToken } from '../session/session.ts';

/** How long a response that came with the page counts as fresh, milliseconds since the page was requested. */
export const freshFor = 20_000;

/** Most missing responses that are reported for a page. */
const maxMissed = 12;

interface Seeded {
  /** Address of a GET call → its envelope. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Addresses of responses not used by a call yet. */
  readonly unused: Set<string>;
  /** Addresses that the first render needed and had no response for, {@link maxMissed} at most. */
  readonly missed: Set<string>;
  /** The responses are for the language and session at the page's start. */
  readonly language: string;
  readonly token: string | null;
}

let seeded: Seeded | null = null;

/** Takes the responses that the platform embedded in the page, so that the calls of the first view need no request. */
export function seedResponses(responses: Readonly<Record<string, unknown>>): void {
  const unused = new Set(Object.keys(responses));
  seeded = { responses, unused, missed: new Set(), language: currentLanguage(), token: sessionToken() };
}

const holding = (): Seeded | null =>
  seeded?.language === currentLanguage() && seeded.token === sessionToken() ? seeded : null;

/**
 * Whether language and session are still those that the page was rendered for. Markup of another language or person
 * cannot be hydrated.
 */
export const isPageAsRendered = (): boolean => holding() !== null;

/** Whether {@link takeSeededResponse} has a response for a call. */
export const hasSeededResponse = (address: string): boolean =>
  performance.now() <= freshFor && (holding()?.unused.has(address) ?? false);

/** Whether the page was rendered with a response to a call. */
export const isRenderedWith = (address: string): boolean => Object.hasOwn(holding()?.responses ?? {}, address);

/** The response to a call, once, if it came with the page and is still valid. */
export function takeSeededResponse(address: string): unknown {
  if (performance.now() > freshFor) return undefined;
  const held = holding();
  return held?.unused.delete(address) ? held.responses[address] : undefined;
}

/** Addresses of the responses used so far. */
export const usedResponses = (): string[] =>
  seeded ? Object.keys(seeded.responses).filter((address) => !seeded?.unused.has(address)) : [];

/** Addresses that {@link renderedResponse} had no response for. */
export const missedResponses = (): string[] => [...(seeded?.missed ?? [])];

/**
 * The response that the page was rendered with, however old: for the first render on both sides, which must match.
 * Later calls do not use it.
 */
export function renderedResponse(address: string): unknown {
  const held = holding();
  if (!held) return undefined;
  held.unused.delete(address);
  const isThere = Object.hasOwn(held.responses, address);
  if (!isThere && held.missed.size < maxMissed) held.missed.add(address);
  return isThere ? held.responses[address] : undefined;
}
