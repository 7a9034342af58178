import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { bus } from '@unisite/shared/events';
import { registerTexts, startI18n } from '@unisite/shared/i18n';
import { SiteRoot } from '@unisite/shared/remote';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Mounting } from '../loader/mountModule.ts';
import { keepSnapshot } from '../loader/snapshot.ts';
import { placed, snapshotOf } from '../loader/testing.ts';
import vi from '../locales/vi.json';

let fails = false;
jest.mock('../loader/mountModule.ts', () => ({
  mountModule: ({ place, onState }: Mounting) => {
    const dialog = document.createElement('dialog');
    place.append(dialog);
    onState(fails ? { state: 'failed', code: 'MISSING' } : { state: 'ready' });
    return { update: () => {}, unmount: () => dialog.remove() };
  },
}));

const auth = placed('mf-auth', { modals: [{ modal: 'registerModal', module: './Register' }] });
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
  said.length = 0;
  keepSnapshot(snapshotOf(auth));
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

const open = () => act(async () => bus.emit('modal.open', { modal: 'registerModal' }));
const dialog = () => place.querySelector('dialog');

test('a modal that is open stays open when its remote is switched off', async () => {
  await open();
  const before = dialog();
  await act(async () => keepSnapshot({ ...snapshotOf(), revision: 2 }));
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
