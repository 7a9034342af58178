import { expect, test } from '@jest/globals';
import { missionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import { averageOf, wheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { missions, wheels } from './missions.ts';

test('missions and wheels are such as operators can write', () => {
  for (const { id: _id, ...mission } of missions)
    expect(missionDraft.safeParse({ ...mission, from: '2026-01-01', until: null }).error).toBeUndefined();
  for (const wheel of Object.values(wheels)) expect(wheelDraft.safeParse(wheel).error).toBeUndefined();
});

test('a spin for points gives less on average than it costs, at the rate of the mall', () => {
  for (const wheel of Object.values(wheels)) {
    if (wheel.price === null) continue;
    const { points, money } = averageOf(wheel);
    expect(points + money / 20).toBeLessThan(wheel.price);
  }
});
