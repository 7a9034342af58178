import { expect, test } from '@jest/globals';
import { startGuardNotice } from './startGuard.ts';

const entry = (path: string, name = path) => ({ type: '3', title: { vi: `${name} vi`, en: `${name} en` }, path });

test('the notice is in the page’s language, with a button for another try', () => {
  expect(startGuardNotice('vi', [])).toContain('<button type="button" class="btn btn--primary">Thử lại</button>');
  expect(startGuardNotice('en', [])).toContain(
    '<h1 class="whole__title" id="not-started-title">The page could not be opened</h1>',
  );
  expect(startGuardNotice('en', [])).not.toContain('customer service');
});

test('customer service is offered where it needs no page of this site', () => {
  const notice = startGuardNotice('en', [
    entry('/support/chat'),
    entry('javascript:alert(1)'),
    entry('tel:19001234', '"<Call>'),
    entry('mailto:help@site.example'),
    entry('https://chat.example/room'),
  ]);
  expect([...notice.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'tel:19001234',
    'mailto:help@site.example',
    'https://chat.example/room',
  ]);
  expect(notice).toContain('&lt;Call&gt; en</a>');
});
