import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { countryCodes } from '@unisite/shared/contract/verification';
import { flush, mounting, standInPlatform } from '@unisite/shared/testing';
import { act } from 'react';
import { CountryCodePicker } from './CountryCodePicker.tsx';
import { type Country, defaultCountry } from './country.ts';

const platform = standInPlatform();
const mountPicker = mounting('mobile', {});
let page: Awaited<ReturnType<typeof mountPicker>>;
const onChange = jest.fn<(country: Country) => void>();

beforeEach(async () => {
  platform.forgetAll();
  queryClient.clear();
  onChange.mockClear();
  platform.answer(countryCodes, () => ({
    countries: [
      { countryCode: 'DE', countryDialingCode: '49', flag: '/flags/de.svg', name: { vi: 'Đức', en: 'Germany' } },
      { countryCode: 'FI', countryDialingCode: '358', flag: '/flags/fi.svg', name: { vi: 'Phần Lan', en: 'Finland' } },
      { countryCode: 'LA', countryDialingCode: '856', name: { vi: 'Lào', en: 'Laos' } },
      { countryCode: 'VN', countryDialingCode: '84', flag: '/flags/vn.svg', name: { vi: 'Việt Nam', en: 'Vietnam' } },
    ],
  }));
  page = await mountPicker(CountryCodePicker, undefined, { value: defaultCountry, onChange });
  await flush();
});
afterEach(async () => {
  jest.useRealTimers();
  await page.unmount();
});

const opener = () => {
  const found = document.querySelector<HTMLElement>('[aria-haspopup="listbox"]');
  if (!found) throw new Error('no button');
  return found;
};
const open = async () => {
  await act(async () => opener().click());
  await flush();
};
const search = () => {
  const box = document.querySelector<HTMLInputElement>('[role="combobox"]');
  if (!box) throw new Error('no search');
  return box;
};
const typed = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search(), text);
    search().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const options = () => [...document.querySelectorAll('[role="option"]')];
const names = () => options().map((option) => option.children[1]?.textContent);
const pointed = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('section 2: shows the country’s code and flag, and opens at it [2.login.countries]', async () => {
  expect(opener().getAttribute('aria-label')).toBe('VN +84: mã quốc gia Việt Nam');
  expect(opener().textContent).toContain('+84');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await open();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(search());
  expect(pointed()).toContain('Việt Nam');
});

test('the home country is the first, the others stand by their names in the page’s language', async () => {
  await open();
  expect(names()).toEqual(['Việt Nam', 'Đức', 'Lào', 'Phần Lan']);
});

test('a flag is a picture that says nothing; letters stand where there is none', async () => {
  await open();
  const flags = options().map((option) => option.children[0]);
  expect(flags.map((flag) => flag?.textContent)).toEqual(['', '', 'LA', '']);
  expect(flags.every((flag) => flag?.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test.each([
  ['duc', ['Đức']],
  ['germ', ['Đức']],
  ['+85', ['Lào']],
  ['fi', ['Phần Lan']],
  ['la', ['Lào', 'Phần Lan']],
])('"%s" finds %s, the likeliest first', async (text, found) => {
  await open();
  await typed(text);
  expect(names()).toEqual(found);
  expect(pointed()).toContain(found[0]);
  expect(document.querySelector('[role="status"]')?.textContent).toBe(`${found.length} quốc gia phù hợp`);
});

test('what finds nothing says so, and Enter takes nothing', async () => {
  await open();
  await typed('atlantis');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Không có quốc gia nào khớp.');
  await press('Enter');
  expect(onChange).not.toHaveBeenCalled();
});

test('the arrows choose, Enter takes, and the focus comes back', async () => {
  await open();
  await press('ArrowDown');
  expect(pointed()).toContain('Đức');
  await press('PageDown');
  expect(pointed()).toContain('Phần Lan');
  await press('ArrowDown');
  expect(pointed()).toContain('Việt Nam');
  await press('ArrowDown');
  await press('Enter');
  expect(onChange).toHaveBeenCalledWith({ countryCode: 'DE', countryDialingCode: '49' });
  expect(document.querySelector('[role="combobox"]')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('an arrow opens the list as well', async () => {
  opener().focus();
  await press('ArrowDown');
  expect(document.activeElement).toBe(search());
});

test('Escape closes the list and nothing else', async () => {
  await open();
  const heard = jest.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', heard);
  await press('Escape');
  document.removeEventListener('keydown', heard);
  expect(heard.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  expect(document.querySelector('[role="combobox"]')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('section 9: it closes 200 ms after the focus has left it [9.country.blur]', async () => {
  await open();
  jest.useFakeTimers();
  await act(async () => search().blur());
  await act(async () => jest.advanceTimersByTime(199));
  expect(document.querySelector('[role="combobox"]')).not.toBeNull();
  await act(async () => jest.advanceTimersByTime(1));
  expect(document.querySelector('[role="combobox"]')).toBeNull();
});
