import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countryCodes } from '@unisite/shared/contract/verification';
import { type MountedModule, settle } from '@unisite/shared/testing';
import { act } from 'react';
import { button, mountModal, platform, pressKey, startAnew, typeInto } from '../testing/modal.ts';
import { CountryCodePicker } from './CountryCodePicker.tsx';
import { type Country, homeCountry } from './country.ts';

let page: MountedModule;
const onChange = jest.fn<(country: Country) => void>();

beforeEach(async () => {
  startAnew();
  onChange.mockClear();
  platform.answer(countryCodes, () => ({
    countries: [
      { countryCode: 'DE', countryDialingCode: '49', name: { vi: 'Đức', en: 'Germany' } },
      { countryCode: 'LA', countryDialingCode: '856', name: { vi: 'Lào', en: 'Laos' } },
      { countryCode: 'VN', countryDialingCode: '84', name: { vi: 'Việt Nam', en: 'Vietnam' } },
    ],
  }));
  page = await mountModal(CountryCodePicker, undefined, { value: homeCountry, onChange });
  await settle();
});
afterEach(() => page.unmount());

const opener = () => button('VN +84: mã quốc gia Việt Nam');
const open = async () => {
  await act(async () => opener().click());
  await settle();
};
const search = () => {
  const box = document.querySelector<HTMLInputElement>('[role="combobox"]');
  if (!box) throw new Error('no search');
  return box;
};
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const pointed = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('section 2: the country is said with its code and flag, and the list opens at it', async () => {
  expect(opener().textContent).toContain('+84');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await open();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(options()).toHaveLength(3);
  expect(document.activeElement).toBe(search());
  expect(pointed()).toContain('Việt Nam');
});

test.each([
  ['duc', 'Đức'],
  ['germ', 'Đức'],
  ['+85', 'Lào'],
  ['la', 'Lào'],
])('"%s" finds %s', async (typed, name) => {
  await open();
  await typeInto(search(), typed);
  expect(options()).toEqual([expect.stringContaining(name)]);
});

test('the arrows choose, Enter takes, and the focus comes back', async () => {
  await open();
  await pressKey('ArrowDown');
  expect(pointed()).toContain('Đức');
  await pressKey('Enter');
  expect(onChange).toHaveBeenCalledWith({ countryCode: 'DE', countryDialingCode: '49' });
  expect(document.querySelector('[role="combobox"]')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('Escape closes the list and nothing else', async () => {
  await open();
  const heard = jest.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', heard);
  await pressKey('Escape');
  document.removeEventListener('keydown', heard);
  expect(heard.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  expect(document.querySelector('[role="combobox"]')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('section 9: it closes 200 ms after the focus has left it', async () => {
  await open();
  await act(async () => search().blur());
  await settle(120);
  expect(document.querySelector('[role="combobox"]')).not.toBeNull();
  await settle(150);
  expect(document.querySelector('[role="combobox"]')).toBeNull();
});
