import { expect, it } from '@jest/globals';
import { described, readable } from '../testing/builds.ts';
import { offersAreExposed } from './offersAreExposed.ts';

it('takes offers whose modules are exposed', () => {
  expect(offersAreExposed(readable())).toEqual([]);
});

it('refuses routes, slots and modals without a module, each module once', () => {
  const build = readable({
    manifest: described({
      routes: [{ path: '/page', module: './Gone', title: { vi: 'Trang', en: 'Page' } }],
      slots: [{ slot: 'home.rail', module: './Gone', order: 1 }],
      modals: [{ modal: 'notice', module: './Notice' }],
    }),
  });
  expect(offersAreExposed(build)).toEqual([
    { code: 'NO_MODULE', what: './Gone' },
    { code: 'NO_MODULE', what: './Notice' },
  ]);
});
