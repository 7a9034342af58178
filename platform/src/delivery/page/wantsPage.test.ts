import { expect, it } from '@jest/globals';
import { wantsPage } from './wantsPage.ts';

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' };

it('gives the page to whoever goes to an address', () => {
  expect(wantsPage(navigation, '/live')).toBe(true);
  expect(wantsPage(navigation, '/register.html')).toBe(true);
  expect(wantsPage({ accept: '*/*' }, '/live')).toBe(true);
  expect(wantsPage({ accept: '*/*' }, '/register.html')).toBe(true);
  expect(wantsPage({}, '/live')).toBe(true);
});

it('never gives it to a script, picture or style that is missing, nor to a call', () => {
  expect(wantsPage({ accept: '*/*', 'sec-fetch-dest': 'script' }, '/chunk')).toBe(false);
  expect(wantsPage({ accept: 'image/avif,image/*,*/*;q=0.8', 'sec-fetch-dest': 'image' }, '/logo')).toBe(false);
  expect(wantsPage({ accept: '*/*' }, '/service-worker.js')).toBe(false);
  expect(wantsPage({ accept: 'application/json' }, '/live')).toBe(false);
});
