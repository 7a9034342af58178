import { expect, test } from '@jest/globals';
import { readSettings, SettingError } from './settings.ts';

test('has a default for everything but the secret', () => {
  expect(readSettings({ VENDOR_SECRET: 's' })).toMatchObject({
    port: 3002,
    host: '127.0.0.1',
    platformUrl: 'http://localhost:3000',
    siteOrigins: ['http://localhost:3000', 'http://int.localhost:3000'],
  });
  expect(() => readSettings({})).toThrow(SettingError);
});

test('takes sites apart by comma or space and keeps their origins', () => {
  const { siteOrigins } = readSettings({ VENDOR_SECRET: 's', SITE_ORIGINS: 'https://a.example/x, https://b.example' });
  expect(siteOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test.each([{ PORT: 'x' }, { PORT: '70000' }, { PLATFORM_URL: 'nowhere' }, { SITE_ORIGINS: 'javascript:1' }])(
  'says which setting is wrong: %j',
  (wrong) => {
    expect(() => readSettings({ VENDOR_SECRET: 's', ...wrong })).toThrow(SettingError);
  },
);

test('faults are for demonstrations: production has none, and a mode that is none is refused', () => {
  const modeOf = (mode?: string): boolean => readSettings({ VENDOR_SECRET: 'x', UNISITE_MODE: mode }).demonstration;
  expect([modeOf(), modeOf('demonstration'), modeOf('production')]).toEqual([true, true, false]);
  expect(() => modeOf('other')).toThrow(/^UNISITE_MODE: /);
});
