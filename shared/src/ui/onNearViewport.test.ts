import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';

type Entry = { target: Element; isIntersecting: boolean };
let see: (entries: Entry[]) => void = () => {};
let options: { rootMargin?: string } = {};
const left: Element[] = [];

class Observer {
  constructor(callback: (entries: Entry[]) => void, given: { rootMargin?: string }) {
    see = callback;
    options = given;
  }
  observe() {}
  unobserve(element: Element) {
    left.push(element);
  }
}

const frames: (() => void)[] = [];
let now = 10_000;
let onNearViewport: typeof import('./onNearViewport.ts').onNearViewport;

beforeAll(async () => {
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  ({ onNearViewport } = await import('./onNearViewport.ts'));
});
beforeEach(() => {
  now += 10_000;
  frames.length = 0;
});

const place = (called: string[], name: string) => {
  const element = document.createElement('i');
  return { element, leave: onNearViewport(element, () => called.push(name)) };
};
const comes = (...elements: Element[]) => see(elements.map((target) => ({ target, isIntersecting: true })));
const goes = (target: Element) => see([{ target, isIntersecting: false }]);
const frame = () => frames.shift()?.();

test('section 9, preload ratio 1.3: an image is near at three tenths of a window away', () => {
  place([], 'any');
  expect(options.rootMargin).toBe('30%');
});

test('on a page at rest those that come near are called at once, four a frame, each once', () => {
  const called: string[] = [];
  const [a, b] = [place(called, 'a'), place(called, 'b')];
  comes(a.element, b.element);
  expect(called).toEqual(['a', 'b']);
  comes(a.element);
  expect(called).toEqual(['a', 'b']);
  expect(left).toEqual(expect.arrayContaining([a.element, b.element]));
  const many = [...'cdefgh'].map((name) => place(called, name));
  comes(...many.map(({ element }) => element));
  expect(called.join('')).toBe('abcdef');
  frame();
  expect(called.join('')).toBe('abcdefgh');
});

test('section 9, throttle 200 ms: on a page that is scrolled one a frame, what has left by then not at all', () => {
  const called: string[] = [];
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => place(called, name));
  dispatchEvent(new Event('scroll'));
  comes(...all.map(({ element }) => element));
  expect(called).toEqual(['a']);
  frame();
  expect(called).toEqual(['a', 'b']);
  const [, , c] = all;
  if (c) goes(c.element);
  frame();
  expect(called).toEqual(['a', 'b', 'd']);
  now += 200;
  frame();
  expect(called).toEqual(['a', 'b', 'd', 'e']);
  expect(frames).toEqual([]);
});

test('who does not wait any more is not called', () => {
  const called: string[] = [];
  const a = place(called, 'a');
  dispatchEvent(new Event('scroll'));
  const b = place(called, 'b');
  comes(a.element, b.element);
  b.leave();
  frame();
  expect(called).toEqual(['a']);
});
