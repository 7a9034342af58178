import { expect, test } from '@jest/globals';
import { en } from './en.ts';
import { fill } from './index.ts';
import { vi } from './vi.ts';

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test('both languages have every text, with the same places to fill', () => {
  const english = new Map(flat(en));
  for (const [key, text] of flat(vi)) {
    expect(english.get(key)).toBeTruthy();
    expect([key, places(english.get(key) ?? '')]).toEqual([key, places(text)]);
  }
});

test('fill puts values in and leaves unknown places alone', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});
