import { expect, test } from '@jest/globals';
import { webAddress } from './webAddress.ts';

const site = 'https://site.example';

test.each([
  ['/support/chat', 'https://site.example/support/chat'],
  ['https://chat.example/room?a=1', 'https://chat.example/room?a=1'],
])('%s is opened', (path, address) => expect(webAddress(path, site)?.href).toBe(address));

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', 'file:///etc', 'http://'])(
  '%s is not opened',
  (path) => expect(webAddress(path, site)).toBeNull(),
);
