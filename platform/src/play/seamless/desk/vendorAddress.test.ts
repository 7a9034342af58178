import { expect, test } from '@jest/globals';
import { testSettings } from '../../../testing/testSettings.ts';
import type { DeskServices } from './services.ts';
import { requireVendorAddress } from './vendorAddress.ts';

// only the domains of the markets are read
const markets = { all: async () => [{ domains: ['site.example'] }] } as unknown as DeskServices['markets'];
const demanded = (mode: 'demonstration' | 'production', address: string | null, insideVendors = false) =>
  requireVendorAddress({ markets, settings: { ...testSettings, dataDir: '', mode, insideVendors } }, address);

test.each([
  'https://site.example',
  'http://8.8.8.8',
  'https://8.8.8.8',
  'https://10.0.0.1',
  'https://127.0.0.1',
  'https://169.254.169.254',
  'https://localhost',
  'https://localhost:8443',
  'https://site.example.',
  'https://localhost.',
  'https://games.invalid.',
])('production takes no address of the site, none without a name and none that leads inside: %s', async (address) => {
  await expect(demanded('production', address)).rejects.toMatchObject({ code: 'VENDOR_ADDRESS' });
});

test.each([null, 'https://games.invalid'])(
  'it takes a name that leads nowhere yet, and none at all: %s',
  async (address) => {
    await expect(demanded('production', address)).resolves.toBeUndefined();
  },
);

test('a demonstration has vendors beside it where its settings say so, and its stand-in vendor always', async () => {
  await expect(demanded('demonstration', testSettings.sandboxUrl)).resolves.toBeUndefined();
  for (const inside of ['http://127.0.0.1:4000', 'http://169.254.169.254', 'http://localhost:4000']) {
    await expect(demanded('demonstration', inside)).rejects.toMatchObject({ code: 'VENDOR_ADDRESS' });
    await expect(demanded('demonstration', inside, true)).resolves.toBeUndefined();
  }
  await expect(demanded('demonstration', 'http://localhost.:4000', true)).rejects.toMatchObject({
    code: 'VENDOR_ADDRESS',
  });
  await expect(demanded('demonstration', 'https://site.example')).rejects.toMatchObject({ code: 'VENDOR_ADDRESS' });
});
