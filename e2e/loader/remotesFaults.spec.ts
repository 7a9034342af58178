import { componentOf, writtenByHand } from '../fixtures/containers.ts';
import { boxOf, breakPage, type Fault, homeWith, places } from '../fixtures/faultMatrix.ts';
import { expect, test } from '../fixtures/site.ts';

// The loader's own tests cover each cause's outcome; here each occurs once on a real page, three at a time.

const tampered: Fault = {
  code: 'WRONG_HASH',
  version: {
    onEntry: (route, entry) =>
      route.fulfill({ contentType: 'text/javascript', body: `globalThis.tampered=1;${entry}` }),
  },
};
const withoutHash: Fault = {
  code: 'NO_HASH',
  version: {
    hashes: (integrity, entry) => {
      delete integrity[entry];
    },
  },
};
const throwsAtMount: Fault = {
  code: 'THREW_AT_MOUNT',
  version: {
    entry: writtenByHand(
      `() => ({ bootstrap: nothing, unmount: nothing, mount() { throw new Error('broken at mount'); } })`,
    ),
  },
};

test('one that was tampered with on its way is not run; one lacks the hash of a file, one throws at mount', async ({
  page,
  site,
}) => {
  await homeWith(page, site, {
    faults: { 'mf-promo': tampered, 'mf-games': withoutHash, 'mf-lottery': throwsAtMount },
    withGood: ['mf-promo'],
  });
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

const lacksSharedPackage: Fault = {
  code: 'CONTRACT',
  version: { entry: ({ entry }) => entry.replaceAll('"^1.0.0"', '"^9.0.0"') },
};
const changedAfterSigning: Fault = {
  code: 'SIGNATURE',
  version: {
    tamper: ({ integrity, entry }) => {
      delete integrity[entry];
    },
  },
};
const isPage: Fault = {
  code: 'NOT_A_MODULE',
  version: {
    entry: () => '<!doctype html><title>Unisite</title>',
    // with the headers of all the platform's responses
    onEntry: (route, entry) =>
      route.fulfill({ headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' }, body: entry }),
  },
};

test(
  'one wants a shared package that the shell has not, one lost a hash after it was signed, one is a page',
  {
    tag: '@matrix',
  },
  ({ page, site }) =>
    homeWith(page, site, {
      faults: { 'mf-promo': lacksSharedPackage, 'mf-games': changedAfterSigning, 'mf-lottery': isPage },
      withGood: ['mf-games'],
    }),
);

const lostByNetwork: Fault = { code: 'NETWORK', version: { onEntry: (route) => route.abort('connectionreset') } };
const serverFails: Fault = {
  code: 'SERVER',
  version: { onEntry: (route) => route.fulfill({ status: 500, body: 'no' }) },
};
const rendersWithoutEnd: Fault = {
  code: 'RENDERS_WITHOUT_END',
  version: {
    entry: componentOf('const [n, next] = React.useState(0); React.useEffect(() => next(n + 1)); return String(n);'),
  },
};

test('the network loses one, the server of one fails, one renders without end', { tag: '@matrix' }, ({ page, site }) =>
  homeWith(page, site, {
    faults: { 'mf-promo': lostByNetwork, 'mf-games': serverFails, 'mf-lottery': rendersWithoutEnd },
    withGood: ['mf-lottery'],
  }),
);

const neverArrives: Fault = { code: 'TIMEOUT', version: { onEntry: async () => {} } };
const throwsAtLoad: Fault = {
  code: 'THREW_AT_LOAD',
  version: { entry: () => `throw new Error('broken at load');` },
};

test('two never arrive, are said to be slow, and end: one with its good version, one without; one throws at load', {
  tag: '@matrix',
}, async ({ page, site }) => {
  const [home] = places;
  const broken = await breakPage(page, site, {
    faults: { 'mf-promo': neverArrives, 'mf-games': neverArrives, 'mf-lottery': throwsAtLoad },
    withGood: ['mf-promo'],
  });
  // the chunk that handles failures: advancing the clock during its load would time it out too
  const recovery = page.waitForResponse(/\/recovery\.[0-9a-f]+\.js$/);
  await broken.open(home);
  await (await recovery).finished();
  for (const remote of ['mf-promo', 'mf-games']) await expect(boxOf(page, remote)).toBeAttached();
  await page.clock.runFor(4_500);
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải lâu hơn bình thường…' }).first()).toBeVisible();
  await page.clock.fastForward(6_000); // the good version follows after ten seconds
  const stands = page.locator('[data-remote="mf-promo"]:not([data-version="9.9.9"])').first();
  await expect(stands).toBeVisible();
  await page.clock.fastForward(120_000);
  await broken.expectOutcomes(home);
});
