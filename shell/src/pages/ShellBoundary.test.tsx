import { afterEach, expect, test } from '@jest/globals';
import { registerTexts, startI18n } from '@unisite/shared/i18n';
import { SiteRoot } from '@unisite/shared/remote';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import vi from '../locales/vi.json';
import { ShellBoundary } from './ShellBoundary.tsx';

let root: Root;
afterEach(() => act(() => root.unmount()));

function Broken(): never {
  throw new Error('broken');
}

test('a shell that throws gives way to a page that says so and can be loaded again', async () => {
  startI18n('vi');
  await registerTexts('shell', async () => vi);
  const reported: unknown[] = [];
  globalThis.reportError = (error) => reported.push(error);
  const place = document.createElement('div');
  root = createRoot(place, { onCaughtError: () => {} });
  act(() =>
    root.render(
      <SiteRoot namespace="shell">
        <ShellBoundary>
          <Broken />
        </ShellBoundary>
      </SiteRoot>,
    ),
  );
  expect(place.querySelector('h1')?.textContent).toBe('Trang đã gặp sự cố');
  expect(place.querySelector('button')?.textContent).toBe('Tải lại trang');
  expect(reported).toEqual([new Error('broken')]);
});
