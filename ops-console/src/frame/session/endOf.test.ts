import { expect, test } from '@jest/globals';
import { endOf } from './endOf.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

test('a session ends when nothing is done, or when its time is up, whichever comes first', () => {
  expect(endOf({ idleUntil: at('08:15'), until: at('16:00') })).toEqual({ at: Date.parse(at('08:15')), final: false });
  expect(endOf({ idleUntil: at('16:00'), until: at('16:00') })).toEqual({ at: Date.parse(at('16:00')), final: true });
});
