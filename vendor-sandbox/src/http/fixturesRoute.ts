import {
  type FixtureCategory,
  type VendorFixtures,
  vendorFixturesPath,
  vendorFixturesRequest,
} from '@unisite/shared/contract/fixtures';
import type { FastifyInstance } from 'fastify';
import { fixtureById } from '../games/sports/engine/fixtures.ts';
import { type SportName, scenesOf } from '../games/sports/engine/sport.ts';
import { leagues } from '../games/sports/engine/teams.ts';
import type { ShownFixture } from '../games/sports/wire.ts';
import type { Services } from '../services.ts';
import { bodyOf } from './calls.ts';
import { expectSigned } from './signedQuestion.ts';

/** Maximum ended matches in a response. */
const RESULTS = 6;

const sports: Readonly<Record<FixtureCategory, SportName>> = { SPORTS: 'football', ESPORTS: 'arena' };

/** Scenes that show football; in the arena every scene is the same. */
const variants: Readonly<Record<FixtureCategory, readonly string[]>> = {
  SPORTS: scenesOf('football'),
  ESPORTS: [],
};

/** `POST /fixtures`: current and next matches, for the platform. Signed like the calls to it. */
export function registerFixturesRoute(app: FastifyInstance, services: Services): void {
  app.post(vendorFixturesPath, async (request): Promise<VendorFixtures> => {
    expectSigned(services, vendorFixturesPath, request);
    const { category } = bodyOf(vendorFixturesRequest, request);
    const { fixtures, results } = await services.book.programme(sports[category]);
    return {
      simulated: true,
      variants: [...variants[category]],
      fixtures: [...fixtures, ...results.slice(0, RESULTS)].flatMap(told),
    };
  });
}

/** A match in the platform's format. */
function told({ id, kickOff, phase, tick, score, markets }: ShownFixture): VendorFixtures['fixtures'] {
  const match = fixtureById(id);
  const league = match && leagues[match.sport][match.league];
  if (!match || !league) return [];
  const prices = markets.find(({ kind }) => kind === 'winner')?.prices ?? [];
  const oddsOf = (pick: string) => prices.find((price) => price.pick === pick)?.odds ?? null;
  const side = (one: 'home' | 'away') => {
    const { name, colours } = match[one];
    const [ground, sign] = colours;
    return { name, colours: [ground, sign] as [string, string], score: score[one], odds: oddsOf(one) };
  };
  const draw = match.sport === 'football' ? { draw: oddsOf('draw') } : {};
  const { vi, en } = league;
  return [{ id, league: { vi, en }, home: side('home'), away: side('away'), ...draw, kickOff, phase, minute: tick }];
}
