import { describe, expect, test } from '@jest/globals';
import { isContactAddress, isPageAddress } from './operatorsAddresses.ts';

const pages = ['/', '/join', '/app?os=ios#a', 'https://chat.example.com/a?b=c', 'https://x.example:8443/'];
const contacts = ['tel:+84901234567', 'tel:19001234', 'mailto:help@unisite.example'];
const nothing = [
  '',
  'join',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'http://chat.example.com/',
  'https:/chat.example.com',
  'https://localhost/',
  'https://a:b@chat.example.com/',
  'https://trusted.example@evil.example/',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://x.example/1',
  '/a\0b',
  '/a b',
  '/a\u202eb',
  '/"onload="x',
  'tel:',
  'tel:+84 90',
  'tel:*100#',
  'mailto:a@b',
  'mailto:a@b.example?cc=c@d.example',
  `/${'a'.repeat(300)}`,
];

describe('an address that operators set', () => {
  test.each(pages)('%j is a page', (text) => {
    expect([isPageAddress(text), isContactAddress(text)]).toEqual([true, true]);
  });
  test.each(contacts)('%j is a contact and no page', (text) => {
    expect([isPageAddress(text), isContactAddress(text)]).toEqual([false, true]);
  });
  test.each(nothing)('%j is neither', (text) => {
    expect([isPageAddress(text), isContactAddress(text)]).toEqual([false, false]);
  });
});
