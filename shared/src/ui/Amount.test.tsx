import { afterEach, describe, expect, test } from '@jest/globals';
import { Amount } from './Amount.tsx';
import { type Mounted, mount } from './testing/mount.ts';

let page: Mounted;
afterEach(() => page.unmount());

describe('Amount', () => {
  test.each([
    ['1.250.000,00\u00a0₫', '1.250.000,00'],
    ['+6,912,400.00\u00a0VND', '+6,912,400.00'],
    ['-50.000\u00a0₫', '-50.000'],
    ['−50.000\u00a0₫', '−50.000'],
    ['VND 12.5', '12.5'],
    ['••••••', ''],
  ])('sets the figures of %s apart and loses nothing', (value, figures) => {
    page = mount(<Amount value={value} tone="up" />);
    expect(page.container.textContent).toBe(value);
    expect(page.find('.num').textContent).toBe(figures);
  });
});
