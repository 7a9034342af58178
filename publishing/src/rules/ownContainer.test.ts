import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { ownContainer } from './ownContainer.ts';

const named = (container: string) => readable({ manifest: (manifest) => ({ ...manifest, container }) });

it('takes a container named after the remote', () => {
  expect(ownContainer(named('mf_a'))).toEqual([]);
  expect(ownContainer(named('mf_a_1_0_0'))).toEqual([]);
});

it('refuses another name of the page', () => {
  expect(ownContainer(named('mf_b'))).toEqual([{ code: 'CONTAINER_NOT_OWN', what: 'mf_b' }]);
  expect(ownContainer(named('mf_ab'))).toEqual([{ code: 'CONTAINER_NOT_OWN', what: 'mf_ab' }]);
});

const called = (name: string, container: string) =>
  readable({ manifest: (manifest) => ({ ...manifest, container, descriptor: { ...manifest.descriptor, name } }) });

it.each(['performance', 'location', 'status', 'fetch'])('refuses %s, which is the page’s', (name) => {
  expect(ownContainer(called(name, name))).toEqual([{ code: 'CONTAINER_NOT_OWN', what: name }]);
  expect(ownContainer(called(name, `${name}_remote`))).toEqual([]);
});
