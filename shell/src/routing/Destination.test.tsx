import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { PlacedRemote } from '@unisite/shared/contract/registry';
import { registerTexts, startI18n } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { SiteRoot } from '@unisite/shared/remote';
import { vietnam } from '@unisite/shared/testing';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Mounting } from '../loader/mountModule.ts';
import { matchRoute } from '../loader/offers.ts';
import { currentSnapshot, storeSnapshot } from '../loader/snapshot.ts';
import { placed, snapshotOf } from '../loader/testing.ts';
import vi from '../locales/vi.json';
import { storeMarket } from '../market.ts';
import { setClosedRoute } from './disabledRoute.ts';

const mounts: string[] = [];
jest.mock('../loader/mountModule.ts', () => ({
  mountModule: ({ place, remote, onState }: Mounting) => {
    mounts.push(remote.digest);
    const field = document.createElement('input');
    place.append(field);
    onState({ state: 'ready' });
    return { update: () => {}, unmount: () => field.remove() };
  },
}));

const form = placed('mf-form', {
  routes: [{ path: '/form', module: './Form', title: { vi: 'Biểu mẫu', en: 'Form' } }],
});
let View: ComponentType;
let root: Root;
let place: HTMLElement;

beforeAll(async () => {
  startI18n('vi');
  await registerTexts('shell', async () => vi);
  const switches = {
    loginedToHomePage: false,
    freePlay: false,
    mobileRegistration: false,
    mobileVerificationLogin: false,
    memberCentre: true,
    usernameRegistration: true,
    smsRegistrationVerification: false,
    mobilePasswordRegistration: false,
    forcedPasswordChange: true,
    slideVerification: false,
    phoneRecovery: false,
    newAddressVerification: true,
    googleLogin: false,
    facebookLogin: false,
  };
  storeMarket({
    code: 'VN',
    name: { vi: 'Việt Nam', en: 'Vietnam' },
    currency: 'VND',
    languages: ['vi', 'en'],
    defaultLanguage: 'vi',
    ...vietnam,
    affiliatesUrl: null,
    switches,
  });
  const { DestinationView, useDestination } = await import('./Destination.tsx');
  View = function Page() {
    return (
      <main id="content" tabIndex={-1}>
        <DestinationView destination={useDestination()} />
      </main>
    );
  };
});

beforeEach(async () => {
  mounts.length = 0;
  setClosedRoute(null);
  navigate('/form');
  switchOn(form);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <SiteRoot namespace="shell">
        <View />
      </SiteRoot>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

function switchOn(...remotes: PlacedRemote[]): void {
  storeSnapshot({ ...snapshotOf(...remotes), revision: currentSnapshot().revision + 1 });
}
const switchOff = (keep: boolean) =>
  act(async () => {
    const match = matchRoute(currentSnapshot(), '/form');
    if (match) setClosedRoute({ match, keep });
    switchOn();
  });
const field = () => place.querySelector('input');
const heading = () => place.querySelector('h1')?.textContent;

test('a page that is switched off gives way to a notice, and the next key begins there', async () => {
  field()?.focus();
  await switchOff(false);
  expect(heading()).toBe('Trang này vừa được tắt');
  expect([...place.querySelectorAll('a')].map(({ pathname }) => pathname)).toContain('/index');
  expect(field()).toBeNull();
  expect(document.activeElement?.id).toBe('content');
});

test('a page with input stays, with a notice above it and the focus unmoved', async () => {
  const before = field();
  before?.focus();
  await switchOff(true);
  expect(place.querySelector('.closed-notice')?.textContent).toContain('Trang này vừa được tắt');
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);

  await act(async () => navigate('/elsewhere'));
  expect(field()).toBeNull();
  expect(heading()).toBe('Không tìm thấy trang');
});

test('one that is switched on again is the page it was', async () => {
  const before = field();
  await switchOff(true);
  await act(async () => switchOn(form));
  expect(place.querySelector('.closed-notice')).toBeNull();
  expect(field()).toBe(before);
});

test('a page stays as it is when the registry says the same again, and is another when its version is', async () => {
  await act(async () => switchOn({ ...form }));
  expect(mounts).toEqual([form.digest]);
  await act(async () => switchOn({ ...form, digest: 'f'.repeat(16) }));
  expect(mounts).toEqual([form.digest, 'f'.repeat(16)]);
});

test('a page that the market never had is said to be not there, without a notice', async () => {
  await act(async () => navigate('/pointMall'));
  expect(heading()).toBe('Trang này chưa mở');
});
