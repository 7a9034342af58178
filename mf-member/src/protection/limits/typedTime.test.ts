import { expect, test } from '@jest/globals';
import { minutesOf } from './typedTime.ts';

test('hours and minutes come to minutes; nothing typed is no value, and zero is one', () => {
  expect(minutesOf({ hours: '2', minutes: '30' })).toBe(150);
  expect(minutesOf({ hours: '', minutes: '45' })).toBe(45);
  expect(minutesOf({ hours: '3', minutes: '' })).toBe(180);
  expect(minutesOf({ hours: '', minutes: '' })).toBeNull();
  expect(minutesOf({ hours: '0', minutes: '0' })).toBe(0);
});
