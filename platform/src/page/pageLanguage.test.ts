import { describe, expect, it } from '@jest/globals';
import { type LanguageSigns, pageLanguage } from './pageLanguage.ts';

const vietnam = { code: 'VN', languages: ['vi', 'en'], defaultLanguage: 'vi' } as const;
const international = { code: 'INT', languages: ['en', 'vi'], defaultLanguage: 'en' } as const;
const language = (signs: Partial<LanguageSigns>): string =>
  pageLanguage({ market: vietnam, cookie: undefined, member: null, acceptLanguage: undefined, ...signs });

describe('the language of a page', () => {
  it('is the one this browser chose, if the market has it', () => {
    expect(language({ cookie: 'en', member: 'vi', acceptLanguage: 'vi' })).toBe('en');
    expect(language({ cookie: 'ko' })).toBe('vi');
    expect(language({ cookie: 'en', market: { ...vietnam, languages: ['vi'] } })).toBe('vi');
  });

  it.each(['CN', 'TH', 'JA', 'zh-TW'])(
    'is English for who chose %s, whose texts this build does not have',
    (cookie) => {
      expect(language({ cookie })).toBe('en');
      expect(language({ cookie, market: { ...vietnam, languages: ['vi'] } })).toBe('vi');
      expect(
        language({ market: { ...international, defaultLanguage: 'en' }, acceptLanguage: `${cookie}, vi;q=0.5` }),
      ).toBe('vi');
    },
  );

  it('is else the member’s own', () => {
    expect(language({ member: 'en' })).toBe('en');
    expect(language({ cookie: 'xx', member: 'en' })).toBe('en');
  });

  it('is else the market’s: Vietnamese in Vietnam whatever the browser prefers [9.language.default]', () => {
    expect(language({})).toBe('vi');
    expect(language({ acceptLanguage: 'en-GB,en;q=0.9' })).toBe('vi');
  });

  it('is in the international market the one the browser prefers, among those it has', () => {
    expect(language({ market: international })).toBe('en');
    expect(language({ market: international, acceptLanguage: 'vi-VN,vi;q=0.9,en;q=0.8' })).toBe('vi');
    expect(language({ market: international, acceptLanguage: 'fr, vi;q=0.4, en;q=0.7' })).toBe('en');
    expect(language({ market: international, acceptLanguage: 'vi;q=0, de' })).toBe('en');
    expect(language({ market: international, acceptLanguage: ';;,q=,' })).toBe('en');
  });
});
