import { expect, test } from '@jest/globals';
import { currentLocation, onLocationChange } from './history.ts';

test('an entry that somebody else made, without a key of its own, is another place', () => {
  const seen: string[] = [];
  const stop = onLocationChange(() => seen.push(currentLocation().location.pathname));
  for (const path of ['/fish', '/help']) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  stop();
  expect(seen).toEqual(['/fish', '/help']);
});
