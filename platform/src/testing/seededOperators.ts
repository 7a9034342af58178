import { afterAll, beforeAll } from '@jest/globals';
import { type TestOperators, testOperators } from './operatorClient.ts';
import { type TestPlatform, testPlatform } from './testPlatform.ts';

interface SeededOperators {
  /** The clock of both, in milliseconds; tests advance it. */
  now: number;
  readonly platform: TestPlatform;
  readonly operators: TestOperators;
}

/** A platform and its operators' side, shared by all tests of a file. */
export function seededOperators(): SeededOperators {
  let [platform, operators]: [TestPlatform?, TestOperators?] = [];
  const there = <T>(one: T | undefined): T => {
    if (!one) throw new Error('it is there from the first test on');
    return one;
  };
  const hand = {
    now: Date.parse('2026-11-20T03:00:00Z'),
    get platform() {
      return there(platform);
    },
    get operators() {
      return there(operators);
    },
  };
  beforeAll(async () => {
    platform = await testPlatform({ clock: () => new Date(hand.now) });
    operators = await testOperators(platform);
  });
  afterAll(async () => {
    await operators?.close();
    await platform?.close();
  });
  return hand;
}
