import { describe, expect, it } from '@jest/globals';
import { matchRoute } from './routes.ts';

const match = (path: string, ...routes: string[]): string | undefined =>
  matchRoute(
    routes.map((route) => ({ path: route })),
    path,
  )?.path;

describe('matching a path to a route', () => {
  it('finds the route itself and what lies under it, by whole segments', () => {
    expect(match('/live', '/live')).toBe('/live');
    expect(match('/live/', '/live')).toBe('/live');
    expect(match('/live/table/3', '/live')).toBe('/live');
    expect(match('/lively', '/live')).toBeUndefined();
    expect(match('/', '/live')).toBeUndefined();
  });

  it('prefers the longer route, and words over parameters', () => {
    expect(match('/agent/team', '/agent', '/agent/team')).toBe('/agent/team');
    expect(match('/promo/7', '/promo/:id', '/promo')).toBe('/promo/:id');
    expect(match('/promo/new', '/promo/:id', '/promo/new')).toBe('/promo/new');
  });
});
