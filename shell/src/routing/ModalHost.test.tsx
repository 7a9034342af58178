import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { bus } from '@unisite/shared/events';
import { registerTexts, startI18n } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { type ModuleInput, SiteRoot } from '@unisite/shared/remote';
import { endSession, startSession } from '@unisite/shared/session';
import { asSignedIn } from '@unisite/shared/testing';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Mounting } from '../loader/mountModule.ts';
import { storeSnapshot } from '../loader/snapshot.ts';
import { placed, snapshotOf } from '../loader/testing.ts';
import vi from '../locales/vi.json';

let fails = false;
let inputs: ModuleInput[] = [];
jest.mock('../loader/mountModule.ts', () => ({
  mountModule: ({ place, onState, input }: Mounting) => {
    inputs.push(input ?? {});
    const dialog = document.createElement('dialog');
    place.append(dialog);
    onState(fails ? { state: 'failed', code: 'MISSING' } : { state: 'ready' });
    return { update: () => {}, unmount: () => dialog.remove() };
  },
}));

const auth = placed('mf-auth', {
  modals: [
    { modal: 'registerModal', module: './Register' },
    { modal: 'loginPopupModal', module: './Login' },
    { modal: 'changePassModal', module: './ChangePass' },
    { modal: 'ageGate', module: './AgeGate' },
  ],
});
let ModalHost: ComponentType;
let root: Root;
let place: HTMLElement;
const said: string[] = [];
bus.on('toast', ({ text }) => said.push(text));

beforeAll(async () => {
  startI18n('vi');
  await registerTexts('shell', async () => vi);
  ({ ModalHost } = await import('./ModalHost.tsx'));
});
beforeEach(async () => {
  fails = false;
  inputs = [];
  said.length = 0;
  endSession('signedOut');
  storeSnapshot(snapshotOf(auth));
  place = document.createElement('div');
  root = createRoot(place);
  await act(async () =>
    root.render(
      <SiteRoot namespace="shell">
        <ModalHost />
      </SiteRoot>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

/** A modal is mounted after the next paint. */
const painted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
const asked = async (work: () => void) => {
  await act(async () => work());
  await painted();
};
const open = () => asked(() => bus.emit('modal.open', { modal: 'registerModal' }));
const dialog = () => place.querySelector('dialog');

test('a modal that is open stays open when its remote is switched off', async () => {
  await open();
  const before = dialog();
  await act(async () => storeSnapshot({ ...snapshotOf(), revision: 2 }));
  expect(before).not.toBeNull();
  expect(dialog()).toBe(before);
  await act(async () => bus.emit('modal.close', { modal: 'registerModal' }));
  expect(dialog()).toBeNull();
  await open(); // it cannot be opened again
  expect(dialog()).toBeNull();
  expect(said).toEqual([vi.modal.notHere]);
});

test('a modal that cannot be had is said to be so, and nothing of it stays', async () => {
  fails = true;
  await open();
  expect(dialog()).toBeNull();
  expect(said).toEqual([vi.modal.failed]);
});

const latest = () => inputs.at(-1) ?? {};
const called = async (name: 'onDone' | 'onClose') => {
  const handler = latest()[name];
  if (typeof handler !== 'function') throw new Error(`no ${name}`);
  await act(async () => handler());
};

test('the second step of a sign-in that began elsewhere goes to the login modal', async () => {
  const verification = { state: 'secondStepRequired', why: 'newAddress', ticket: 't', ways: [] } as const;
  await asked(() => bus.emit('modal.open', { modal: 'loginPopupModal', verification: { ...verification, ways: [] } }));
  expect(latest()).toMatchObject({ verification: { ticket: 't' } });
});

test('where somebody was going is kept when one modal leads to another', async () => {
  await act(async () => navigate('/index'));
  await asked(() => bus.emit('modal.open', { modal: 'loginPopupModal', returnTo: '/rng' }));
  await open();
  expect(inputs).toHaveLength(2);
  await called('onDone');
  expect(dialog()).toBeNull();
  expect(location.pathname).toBe('/rng');
});

test('news that come with a sign-in stay when its modal is done, which leads on where somebody was going', async () => {
  storeSnapshot(snapshotOf(auth, placed('mf-promo', { modals: [{ modal: 'notice', module: './Notice' }] })));
  await act(async () => navigate('/index'));
  await asked(() => bus.emit('modal.open', { modal: 'loginPopupModal', returnTo: '/rng' }));
  const { onDone: finish } = latest();
  await asked(() => {
    startSession(asSignedIn());
    bus.emit('session.entered', { customerId: '1' });
    if (typeof finish === 'function') finish();
  });
  expect(location.pathname).toBe('/rng');
  expect(dialog()).not.toBeNull();
  await called('onClose');
  expect(dialog()).toBeNull();
});

const member = asSignedIn({ passwordExpired: true, mustChangePassword: true });

test('section 4: a page with a session that has to change its password asks for it [2.screen.change]', async () => {
  await asked(() => startSession(member));
  expect(dialog()).not.toBeNull();
  expect(latest()).toMatchObject({ changeTicket: undefined });
});

test('section 4: who has just signed in changes it with their ticket, and is asked once [4.after.change]', async () => {
  await asked(() => {
    startSession(member);
    bus.emit('modal.open', { modal: 'changePassModal', changeTicket: 'ticket' });
  });
  expect(inputs).toHaveLength(1);
  expect(latest()).toMatchObject({ changeTicket: 'ticket' });
});

const due = asSignedIn({ termsDue: true });

test('a new version of the terms is asked once, after whatever else is open', async () => {
  await open();
  await asked(() => startSession(due));
  expect(inputs).toHaveLength(1);
  await called('onDone');
  await painted();
  expect(inputs).toHaveLength(2);
  expect(dialog()).not.toBeNull();
  await called('onClose');
  await painted();
  expect(dialog()).toBeNull();
  await asked(() => startSession({ ...due }));
  expect(inputs).toHaveLength(2);
});

test('who has accepted it at a refused launch is not asked again', async () => {
  await asked(() => {
    bus.emit('modal.open', { modal: 'ageGate' });
    startSession({ ...due, customerId: '8' });
  });
  expect(inputs).toHaveLength(1);
  const { onDone } = latest();
  if (typeof onDone !== 'function') throw new Error('no onDone');
  await act(async () => {
    onDone();
    bus.emit('age.confirmed', {});
  });
  await painted();
  expect(dialog()).toBeNull();
});
