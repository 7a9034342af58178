import { expect, test } from '@jest/globals';
import { contactAddress } from './contactAddress.ts';

const site = 'https://site.example';

test.each([
  ['tel:+84 (24) 3826-1234', { kind: 'phone', href: 'tel:+842438261234' }],
  ['tel:19001234', { kind: 'phone', href: 'tel:19001234' }],
  ['TEL:113', { kind: 'phone', href: 'tel:113' }],
  ['mailto:help@site.example', { kind: 'mail', href: 'mailto:help@site.example' }],
  ['MAILTO:a.b+c@mail.site.example', { kind: 'mail', href: 'mailto:a.b+c@mail.site.example' }],
  ['/support/chat', { kind: 'page', href: 'https://site.example/support/chat' }],
  ['https://chat.example/room?a=1', { kind: 'page', href: 'https://chat.example/room?a=1' }],
])('%s is offered', (path, address) => expect(contactAddress(path, site)).toEqual(address));

test.each([
  'tel:',
  'tel:12',
  'tel:+84123;phone-context=evil.example',
  'tel:*21*0900000000%23',
  'tel:0900000000,,1',
  'tel:1234567890123456',
  'mailto:',
  'mailto:a@b',
  'mailto:a@b.example?cc=c@d.example',
  'mailto:a@b.example,c@d.example',
  'mailto:a@b.example%0Abcc:c@d.example',
  'sms:113',
  'facetime:a@b.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('%s is not offered', (path) => expect(contactAddress(path, site)).toBeNull());
