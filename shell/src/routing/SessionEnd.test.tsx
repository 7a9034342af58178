import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { bus } from '@unisite/shared/events';
import { registerTexts, startI18n } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { SiteRoot } from '@unisite/shared/remote';
import { endSession, type SessionEndReason, startSession } from '@unisite/shared/session';
import { asSignedIn } from '@unisite/shared/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import vi from '../locales/vi.json';
import { SessionEnd } from './SessionEnd.tsx';

let root: Root;
let asked: { modal: string; reason?: string | undefined; returnTo?: string | undefined }[] = [];
bus.on('modal.open', (modal) => asked.push(modal));

beforeAll(async () => {
  startI18n('vi');
  await registerTexts('shell', async () => vi);
});
beforeEach(async () => {
  root = createRoot(document.createElement('div'));
  await act(async () => {
    navigate('/member?page=responsiblePlay');
    root.render(
      <SiteRoot namespace="shell">
        <SessionEnd />
      </SiteRoot>,
    );
  });
  startSession(asSignedIn());
  asked = [];
});
afterEach(() => act(async () => root.unmount()));

const end = (why: SessionEndReason) => act(async () => endSession(why));

test.each([
  ['excluded', 'Bạn đã tự khoá tài khoản'],
  ['elsewhere', 'đăng nhập ở nơi khác'],
  ['expired', 'đã hết hạn'],
] as const)('a session that is %s is said to be, and the way back leads here', async (why, words) => {
  await end(why);
  expect(asked).toEqual([
    { modal: 'loginPopupModal', returnTo: '/member?page=responsiblePlay', reason: expect.stringContaining(words) },
  ]);
});

test('who signs out is asked nothing', async () => {
  await end('signedOut');
  expect(asked).toEqual([]);
});
