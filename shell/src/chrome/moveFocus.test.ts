import { beforeEach, expect, test } from '@jest/globals';
import { moveFocus } from './moveFocus.ts';

let box: HTMLElement;

beforeEach(() => {
  box = document.createElement('div');
  for (const name of ['a', 'b', 'c']) {
    const stop = document.createElement('button');
    stop.id = name;
    box.append(stop);
  }
  document.body.replaceChildren(box);
});

const pressed = (...keys: string[]) => {
  for (const key of keys) moveFocus(key, box);
  return document.activeElement?.id;
};

test('arrows go from stop to stop and round the ends', () => {
  expect(pressed('ArrowDown')).toBe('a');
  expect(pressed('ArrowRight', 'ArrowDown')).toBe('c');
  expect(pressed('ArrowDown')).toBe('a');
  expect(pressed('ArrowUp')).toBe('c');
});

test('Home and End go to the ends, other keys nowhere', () => {
  expect(pressed('End')).toBe('c');
  expect(pressed('Home')).toBe('a');
  expect(moveFocus('x', box)).toBe(false);
  expect(document.activeElement?.id).toBe('a');
});
