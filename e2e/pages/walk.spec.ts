import type { Page } from '@playwright/test';
import { violationsIn } from '../fixtures/accessible.ts';
import { bootstrapOf } from '../fixtures/bootstrap.ts';
import { overflowOf, shiftedIn, watchShifts } from '../fixtures/layout.ts';
import { type Who, widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';

// Widths of letters as phones, Macs and Windows have them: rounded to whole pixels, they are 3 % off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
});

/** The shell's own pages; those of the remotes are what the market offers. */
const shellPages = ['/index', '/login', '/help', '/terms', '/app', '/download', '/join', '/khong-co-trang-nay'];

const memberPages = [
  'securityCenter',
  'wallet',
  'deposit',
  'withdrawal',
  'transferUpline',
  'responsiblePlay',
  'identity',
  'messageV2',
  'feedback',
  'personalHistoryCopy',
  'transactionHistory',
  'statement',
  'personalProfit',
  'rewardCenter',
  'missionLeaderboard',
  'raffle',
  'bonusDetails',
  'referral',
  'manualRebate',
].map((page) => `/member?page=${page}`);

const agentPages = [
  'announcement',
  'overview',
  'registerCenter',
  'teamManagement',
  'teamBetting',
  'userProfit',
  'income',
  'transactionDetails',
  'dividend',
  'dailyWages',
  'hourlySalary',
  'realtimeSalary',
].map((page) => `/agentHome?page=${page}`);

/** Pages that are another with more than their path. */
const chosen = [
  '/rng?q=khong%20co%20gi%20het',
  '/vnlottery?gameCode=HCM',
  '/vnlottery?gameCode=MB&view=bet',
  '/elott?view=bet',
  '/help?topic=rules',
];

/** What members see otherwise than guests, or alone. */
const openToMembers = [
  '/index',
  '/rng',
  '/live',
  '/sports',
  '/promotions',
  '/vip',
  '/pointMall',
  '/pointMall?tab=convert',
  '/pointMall?tab=record',
  '/game?id=smoothie-blast',
  '/member',
];

/** What a path needs to show what it is for. */
const addressOf: Readonly<Record<string, string>> = {
  '/promoDetail': '/promoDetail?id=first-deposit',
  '/demo': '/demo?id=smoothie-blast',
  '/noticePage': '/noticePage?id=24',
};

/** The windows, and the languages that pages are opened in there, in turns. */
const views = {
  wide: { width: widths.desktop, other: widths.phone, languages: ['vi', 'en'] },
  narrow: { width: widths.phone, other: widths.desktop, languages: ['en', 'vi'] },
} as const;

/** What a call takes over a phone's network: what comes by calls comes after the first paint. */
const LATE_MS = 150;
/** Longer than a call takes with its answer drawn: a page that did not change for so long is whole. */
const QUIET_MS = 300;
/** By then all that is in the window is there, on a busy machine too. */
const WHOLE_MS = 15_000;

/** Opens a page, waits until it is whole, and says what moved meanwhile. */
async function openSteadily(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await page.evaluate(async (quiet) => {
    const count = () => `${document.querySelectorAll('*').length} ${performance.getEntriesByType('resource').length}`;
    let [seen, since] = ['', 0];
    while (performance.now() - since < quiet) {
      if (count() !== seen) [seen, since] = [count(), performance.now()];
      await new Promise((done) => setTimeout(done, 50));
    }
  }, QUIET_MS);
  const { score, sources } = await shiftedIn(page);
  return score < 0.02 ? [] : [`moves by ${score.toFixed(3)}: ${[...new Set(sources)].join(', ')}`];
}

/** Whether nothing in the window waits any more; what stands below it may come when it is near. */
const isWhole = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('main :is([aria-busy="true"], .remote-skeleton)')].every(
          (part) => part.getBoundingClientRect().top > innerHeight,
        ),
      null,
      { timeout: WHOLE_MS },
    )
    .then(
      () => true,
      () => false,
    );

/**
 * One visit of a page: nothing moves while it comes, it is whole, and it fits, in the window and in the other width;
 * axe finds nothing, where it looks.
 */
async function visit(page: Page, address: string, { width, other, withAxe }: Visit): Promise<readonly string[]> {
  const wrong = [...(await openSteadily(page, address))];
  const heading = page.locator('h1, dialog[open] h2, [role="dialog"] h2').first();
  if ((await heading.count()) === 0) wrong.push('has no heading');
  if (!(await isWhole(page))) wrong.push('is not whole');
  if (withAxe) wrong.push(...(await violationsIn(page)).map((violation) => `at ${width}: ${violation}`));
  for (const at of [width, other]) {
    if (at !== width) await page.setViewportSize(windowOf(at));
    const wider = await overflowOf(page);
    if (wider > 0) wrong.push(`is ${wider} px wider than ${at}`);
  }
  return wrong;
}

interface Visit {
  width: number;
  other: number;
  /** Half of the time of a visit. A page is looked at once; what stands around it in a wide window, on a few. */
  withAxe: boolean;
}

/** Everyone's pages are opened in both windows, those of the centres in either, in turns. */
function walk(name: string, who: Who | null, addresses: (page: Page, address: string) => Promise<readonly string[]>) {
  for (const [window, { width, other, languages }] of Object.entries(views)) {
    test(`every page of ${name} stands still while it comes, fits and is accessible, in a ${window} window`, {
      tag: '@matrix',
    }, async ({ page, site }) => {
      test.setTimeout(240_000); // dozens of pages
      site.expectComplaints(/404 \(Not Found\)|net::ERR_FAILED/);
      if (who) await site.comeAs(page, who);
      await watchShifts(page);
      // whether a font comes before the first paint or after is chance; what its coming moves is another test's
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route('**/wps/**', async (route) => {
        await new Promise((done) => setTimeout(done, LATE_MS));
        await route.continue().catch(() => {}); // the page was left meanwhile
      });
      const wrong: string[] = [];
      for (const [at, address] of (await addresses(page, site.address)).entries()) {
        if (who !== null && (at % 2 === 0) !== (window === 'wide')) continue;
        const language = languages[Math.floor(at / 2) % 2 === 0 ? 0 : 1];
        await site.speak(language);
        await page.setViewportSize(windowOf(width));
        const withAxe = who !== null || window === 'narrow' || shellPages.includes(address);
        const found = await visit(page, address, { width, other, withAxe });
        wrong.push(...found.map((what) => `${language} ${address} ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}

walk('a guest', null, async (page, address) => {
  const { snapshot } = await bootstrapOf(page.request, `${address}/index`);
  const offered = snapshot.remotes.flatMap(({ routes }) => routes);
  const open = offered.filter(({ requires }) => requires === undefined).map(({ path }) => path);
  return [...shellPages, ...open.map((path) => addressOf[path] ?? path), ...chosen];
});
walk('a member', 'player', async () => [...openToMembers, ...memberPages]);
walk('an agent', 'agent', async () => agentPages);

for (const language of ['vi', 'en'] as const) {
  test(`texts in ${language} are as long in the fallback as in the site's own font`, { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    await site.speak(language);
    const ratios: number[] = [];
    for (const address of ['/index', '/help', '/terms', '/promotions']) {
      await page.goto(address);
      ratios.push(...(await page.evaluate(compareFonts)));
    }
    ratios.sort((a, b) => a - b);
    const at = (share: number) => ratios[Math.floor(ratios.length * share)] ?? Number.NaN;
    expect(ratios.length).toBeGreaterThan(100);
    expect(at(0.5), 'half of them').toBeCloseTo(1, 1.7);
    expect(at(0.05), 'the narrowest').toBeGreaterThan(0.96);
    expect(at(0.95), 'the widest').toBeLessThan(1.04);
  });
}

/** How long each longer text of the page would be in the fallback, against what it is. */
async function compareFonts(): Promise<number[]> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  const widthIn = (family: string, weight: string, text: string) => {
    context.font = `${weight} 14px "${family}"`;
    return context.measureText(text).width;
  };
  const texts: { text: string; weight: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (!parentElement || text.length < 20 || /script|style|template/i.test(parentElement.tagName)) continue;
    texts.push({ text, weight: getComputedStyle(parentElement).fontWeight });
  }
  for (const { text, weight } of texts)
    for (const family of ['Be Vietnam Pro', 'Be Vietnam Fallback'])
      await document.fonts.load(`${weight} 14px "${family}"`, text);
  return texts.map(
    ({ text, weight }) => widthIn('Be Vietnam Fallback', weight, text) / widthIn('Be Vietnam Pro', weight, text),
  );
}
