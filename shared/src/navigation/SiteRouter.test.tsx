import { afterEach, expect, test } from '@jest/globals';
import { type Mounted, mount } from '../ui/testing/mount.ts';
import { renderAt } from './history.ts';
import { SiteRouter } from './SiteRouter.tsx';

let shown: Mounted | null = null;
afterEach(() => shown?.unmount());

test.each([
  ['/promo/7', '/promo/:id', 'page'],
  ['/promo/7/terms', '/promo/:id', 'page'],
  ['/promo', '/promo/:id', ''],
  ['/lively', '/live', ''],
])('at %s a page of the route %s shows "%s"', (address, path, text) => {
  renderAt(address);
  shown = mount(<SiteRouter path={path}>page</SiteRouter>);
  expect(document.body.textContent).toBe(text);
});
