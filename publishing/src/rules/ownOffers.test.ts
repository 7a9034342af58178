import { describe, expect, it } from '@jest/globals';
import type { RouteOffer } from '@unisite/shared/contract/registry';
import { builtWith, described, readable } from '../testing/builds.ts';
import { clashes, ownOffers } from './ownOffers.ts';

const route = (path: string): RouteOffer => ({ path, module: './Page', title: { vi: 'Trang', en: 'Page' } });
const offering = (...paths: string[]) => readable({ manifest: described({ routes: paths.map(route) }) });

describe('the routes and modals of a remote', () => {
  it('are its own', () => {
    expect(ownOffers(offering('/page', '/page/:id'))).toEqual([]);
  });

  it.each(['/', '/index', '/register.html', '/wps/x', '/assets', '/remotes/a'])('are not the site’s %s', (path) => {
    expect(ownOffers(offering(path))).toEqual([{ code: 'ROUTE_NOT_FREE', what: path }]);
  });

  it('are offered once, whatever their parameters are called', () => {
    expect(ownOffers(offering('/room/:id', '/room/:name'))).toEqual([{ code: 'ROUTE_NOT_FREE', what: '/room/:name' }]);
    const modals = ['notice', 'notice'].map(() => ({ modal: 'notice' as const, module: './Page' }));
    expect(ownOffers(readable({ manifest: described({ modals }) }))).toEqual([{ code: 'MODAL_TWICE', what: 'notice' }]);
  });
});

it('finds what two remotes of a market both claim', () => {
  const { descriptor } = builtWith({
    manifest: described({
      name: 'mf-b',
      routes: [route('/room/:id'), route('/own')],
      modals: [{ modal: 'notice', module: './Page' }],
    }),
  }).manifest;
  expect(clashes(descriptor, { ...descriptor, name: 'mf-a', routes: [route('/room/:name')] })).toEqual([
    { code: 'ROUTE_CLASH', what: '/room/:id (mf-a)' },
    { code: 'MODAL_CLASH', what: 'notice (mf-a)' },
  ]);
});
