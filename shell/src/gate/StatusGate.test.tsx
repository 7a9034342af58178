import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { type SystemStatus, status as askStatus } from '@unisite/shared/contract/site';
import { registerTexts, setLanguage, startI18n } from '@unisite/shared/i18n';
import { SiteRoot } from '@unisite/shared/remote';
import { fakeTimersOnly, flush, standInPlatform, until } from '@unisite/shared/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { type Market, storeMarket } from '../market.ts';
import { StatusGate } from './StatusGate.tsx';
import { storeStatus } from './systemStatus.ts';

const platform = standInPlatform();
const open: SystemStatus = { status: 0, ip: '203.0.113.9', country: 'VN', until: null };
const place = document.createElement('div');
document.body.append(place);
let root: Root;

beforeAll(async () => {
  startI18n('vi');
  await registerTexts('shell', async (language) => (language === 'en' ? en : vi));
  storeMarket({ code: 'VN', languages: ['vi', 'en'], switches: {} } as unknown as Market); // all that these pages read
});
beforeEach(() => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-26T03:00:00Z'));
  platform.forgetAll();
});
afterEach(async () => {
  await act(async () => root.unmount());
  await act(() => setLanguage('vi'));
  jest.useRealTimers();
});

const title = () => place.querySelector('h1')?.textContent;
async function openAs(status: SystemStatus): Promise<void> {
  storeStatus(status);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <SiteRoot namespace="shell">
        <StatusGate>the site</StatusGate>
      </SiteRoot>,
    ),
  );
  await until(() => status.status === 0 || title() !== undefined);
}

test('an open site is the site', async () => {
  await openAs(open);
  expect(place.textContent).toBe('the site');
});

test('a visitor from where the site may not be is told so, by address and country [2.root.denied] [4.status.root] [8.text.restricted]', async () => {
  await act(() => setLanguage('en'));
  await openAs({ status: 2, ip: '198.51.100.7', country: 'US', until: null });
  expect(title()).toBe('Not available from here');
  expect([...place.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '198.51.100.7',
    'United States',
  ]);
  expect(place.querySelector('section[aria-label="Contact us"]')).not.toBeNull();
  expect(place.textContent).not.toContain('the site');
});

test('the language can be changed while the site is closed', async () => {
  await openAs({ ...open, status: 1 });
  expect(title()).toBe('Bảo Trì Hệ Thống');
  await act(async () => place.querySelector<HTMLElement>('header button[aria-expanded]')?.click());
  const english = [...place.querySelectorAll<HTMLElement>('header button')].find(
    ({ textContent }) => textContent?.trim() === 'English',
  );
  await act(async () => english?.click());
  await until(() => title() === 'Maintenance');
});

test('a closed site asks every half minute, stays without an answer, and opens by itself', async () => {
  platform.refuse(askStatus, null);
  await openAs({ ...open, status: 1 });
  await act(async () => jest.advanceTimersByTime(30_000));
  await flush(20);
  expect(platform.callsOf(askStatus)).toHaveLength(1);
  expect(title()).toBe('Bảo Trì Hệ Thống');
  platform.answer(askStatus, () => open);
  await act(async () => jest.advanceTimersByTime(30_000));
  await until(() => place.textContent === 'the site');
});
