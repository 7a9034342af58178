import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { registerTexts, startI18n } from '@unisite/shared/i18n';
import { flush, until } from '@unisite/shared/testing';
import { SiteRoot } from '@unisite/shared/remote';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Popover } from './Popover.tsx';

const place = document.createElement('div');
document.body.append(place);
let root: Root;

beforeAll(async () => {
  startI18n('vi');
  await registerTexts('shell', async () => ({}));
});
beforeEach(async () => {
  root = createRoot(place);
  await act(async () =>
    root.render(
      <SiteRoot namespace="shell">
        <Popover className="box" buttonClass="opener" face="Account">
          {(close) => (
            <>
              <a href="/member">Centre</a>
              <a href="/records">Records</a>
              <button type="button" onClick={close}>
                Sign out
              </button>
            </>
          )}
        </Popover>
      </SiteRoot>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
});

const opener = () => place.querySelector<HTMLElement>('.opener');
const isOpen = () => place.querySelector('.menu') !== null;
const focused = () => document.activeElement?.textContent;
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('keys open the menu and move through it; Escape closes it and gives the focus back', async () => {
  opener()?.focus();
  await press('ArrowDown');
  expect(isOpen()).toBe(true);
  await press('ArrowDown');
  expect(focused()).toBe('Centre');
  await press('End');
  expect(focused()).toBe('Sign out');
  await press('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('what is chosen in it closes it, with the focus back at its button', async () => {
  await act(async () => opener()?.click());
  await act(async () => place.querySelector<HTMLElement>('.menu button')?.click());
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('Back closes it and stays on the page', async () => {
  const { pathname } = location;
  await act(async () => opener()?.click());
  await flush();
  await act(async () => history.back());
  await until(() => !isOpen());
  expect(location.pathname).toBe(pathname);
});
