import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals';
import type { Settings } from '../settings.ts';
import { securedMembers } from './securedMembers.ts';
import { type TestPlatform, testPlatform } from './testPlatform.ts';

const DAY = 24 * 3_600_000;

/** What tests of members' security share. */
export interface SecuredPlatform {
  readonly platform: TestPlatform;
  /** The platform's time, milliseconds since 1970; tests advance it. */
  now: number;
  readonly people: ReturnType<typeof securedMembers>;
}

/**
 * Sets up a test file about members' security: one platform that trusts its proxy, a clock that advances a day per
 * test, so that no rate limit carries over, and members from their own networks. Call it at the top of the file.
 *
 * @param settings further settings, read when the tests start
 */
export function securedPlatform(settings: () => Partial<Settings> = () => ({})): SecuredPlatform {
  jest.setTimeout(60_000);
  let started: TestPlatform | null = null;
  const here: SecuredPlatform = {
    now: Date.UTC(2026, 10, 20, 3),
    get platform() {
      if (!started) throw new Error('there is a platform once the tests have begun');
      return started;
    },
    people: securedMembers(
      () => here.platform,
      () => here.now,
    ),
  };
  beforeAll(async () => {
    started = await testPlatform({
      clock: () => new Date(here.now),
      settings: { trustProxy: 1, ...settings() },
    });
  });
  afterAll(() => started?.close());
  beforeEach(() => {
    here.now += DAY;
  });
  return here;
}
