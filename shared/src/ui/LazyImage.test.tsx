import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { LazyImage } from './LazyImage.tsx';
import { type Mounted, mount } from './testing/mount.ts';

let page: Mounted;

/** A stub of the observer: observed elements, margins, and a way to simulate approaching. */
class Watch implements IntersectionObserver {
  static last: Watch | undefined;
  static margins: string[] = [];
  readonly root = null;
  readonly scrollMargin: string;
  readonly rootMargin: string;
  readonly thresholds = [];
  watched = new Set<Element>();
  #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback, init: IntersectionObserverInit = {}) {
    this.#report = report;
    this.rootMargin = init.rootMargin ?? '';
    this.scrollMargin = init.scrollMargin ?? '';
    Watch.last = this;
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {}
  takeRecords() {
    return [];
  }
  comeNear() {
    const entries = [...this.watched].map((target) => ({ target, isIntersecting: true }));
    act(() => this.#report(entries as IntersectionObserverEntry[], this)); // only the fields that are read
  }
}

beforeEach(() => {
  globalThis.IntersectionObserver = Watch;
});
afterEach(() => page.unmount());

const picture = (src: string) => <LazyImage src={src} alt="Dragon" width={300} height={400} fallback={<b>blank</b>} />;

describe('LazyImage', () => {
  test('keeps its place until it comes near, in a margin that makes up the preload ratio of 1.3', () => {
    page = mount(picture('/a.webp'));
    expect(page.container.querySelector('img')).toBeNull();
    const place = page.find('.lazy');
    expect([place.getAttribute('width'), place.getAttribute('height'), place.getAttribute('aria-label')]).toEqual([
      '300',
      '400',
      'Dragon',
    ]);
    expect(Watch.last?.rootMargin).toBe('30%');
    Watch.last?.comeNear();
    expect(page.find('img').getAttribute('src')).toBe('/a.webp');
    expect(Watch.last?.watched.size).toBe(0);
  });

  test('asks for the width that it is shown in, when it comes in several', () => {
    page = mount(<LazyImage src="/b.svg" srcSet="/b.1.webp 152w" sizes="151px" alt="" width={300} height={400} />);
    Watch.last?.comeNear();
    const image = page.find('img');
    expect([image.getAttribute('srcset'), image.getAttribute('sizes')]).toEqual(['/b.1.webp 152w', '151px']);
    // a browser that parses `srcset` before `sizes` would take the widest
    expect(image.outerHTML.indexOf('sizes=')).toBeLessThan(image.outerHTML.indexOf('srcset='));
  });

  test('loads at once, before others, what is seen first', () => {
    page = mount(<LazyImage first src="/first.webp" alt="" width={300} height={400} />);
    const image = page.find('img');
    expect([image.getAttribute('fetchpriority'), image.getAttribute('loading')]).toEqual(['high', null]);
  });

  test('is tried once; then its stand-in shows, and a new source is a new attempt', () => {
    page = mount(picture('/broken.webp'));
    Watch.last?.comeNear();
    act(() => page.find('img').dispatchEvent(new Event('error')));
    expect(page.container.innerHTML).toBe('<b>blank</b>');
    page.rerender(picture('/other.webp'));
    Watch.last?.comeNear();
    expect(page.find('img').getAttribute('src')).toBe('/other.webp');
  });

  test('one that has come before is shown at once', () => {
    page = mount(picture('/known.webp'));
    Watch.last?.comeNear();
    act(() => page.find('img').dispatchEvent(new Event('load')));
    page.unmount();
    page = mount(picture('/known.webp'));
    expect(page.find('img').getAttribute('src')).toBe('/known.webp');
  });

  test('200 that have come are known; the next pushes out the first (section 9)', () => {
    const come = (n: number) => {
      page = mount(picture(`/many/${n}.webp`));
      Watch.last?.comeNear();
      act(() => page.find('img').dispatchEvent(new Event('load')));
      page.unmount();
    };
    const isKnown = (n: number) => {
      page = mount(picture(`/many/${n}.webp`));
      const known = page.container.querySelector('img') !== null;
      page.unmount();
      return known;
    };
    for (let n = 1; n <= 200; n += 1) come(n);
    expect([1, 2, 200].map(isKnown)).toEqual([true, true, true]);
    come(201);
    expect([1, 2, 201].map(isKnown)).toEqual([false, true, true]);
    page = mount(picture('/many/2.webp'));
  });
});
