import type { Page } from '@playwright/test';
import { bootstrapOf } from '../fixtures/bootstrap.ts';
import { shiftedIn, watchShifts } from '../fixtures/layout.ts';
import { type Who, widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';

// Widths of letters as phones, Macs and Windows have them: rounded to whole pixels, the fallback's are 3 % off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
});

/** The shell's own pages; those of the remotes are what the market offers. */
const shellPages = ['/index', '/login', '/help', '/terms', '/app', '/download', '/join', '/khong-co-trang-nay'];

const memberPages = [
  ...[
    'securityCenter',
    'wallet',
    'deposit',
    'withdrawal',
    'transferUpline',
    'responsiblePlay',
    'identity',
    'messageV2',
  ],
  ...['feedback', 'personalHistoryCopy', 'transactionHistory', 'statement', 'personalProfit', 'rewardCenter'],
  ...['missionLeaderboard', 'raffle', 'bonusDetails', 'referral', 'manualRebate'],
].map((page) => `/member?page=${page}`);

const agentPages = [
  ...['announcement', 'overview', 'registerCenter', 'teamManagement', 'teamBetting', 'userProfit', 'income'],
  ...['transactionDetails', 'dividend', 'dailyWages', 'hourlySalary', 'realtimeSalary'],
].map((page) => `/agentHome?page=${page}`);

/** What a path needs to show what it is for. */
const addressOf: Readonly<Record<string, string>> = {
  '/promoDetail': '/promoDetail?id=first-deposit',
  '/demo': '/demo?id=smoothie-blast',
  '/noticePage': '/noticePage?id=24',
};

/** Each page is opened once wide and once narrow, in either language, in turns. */
const views = {
  wide: { width: widths.desktop, languages: ['vi', 'en'] },
  narrow: { width: widths.phone, languages: ['en', 'vi'] },
} as const;

/** What a call takes over a phone's network: what comes by calls comes after the first paint. */
const LATE_MS = 200;
/** Longer than a call takes with its answer drawn: a page that did not change for so long is whole. */
const QUIET_MS = 400;

/** Opens a page, waits until it is whole, and says what moved meanwhile; null when all stood still. */
async function openSteadily(page: Page, address: string): Promise<string | null> {
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
  return score < 0.02 ? null : `${address}: ${score.toFixed(3)} ${[...new Set(sources)].join(', ')}`;
}

function walk(name: string, who: Who | null, addresses: (page: Page, address: string) => Promise<readonly string[]>) {
  for (const [window, { width, languages }] of Object.entries(views)) {
    test(`no page of ${name} moves while it comes, in a ${window} window`, async ({ page, site }) => {
      site.expectComplaints(/404 \(Not Found\)/);
      if (who) await site.comeAs(page, who);
      await page.setViewportSize(windowOf(width));
      await watchShifts(page);
      await page.route('**/wps/**', async (route) => {
        await new Promise((done) => setTimeout(done, LATE_MS));
        await route.continue().catch(() => {}); // the page was left meanwhile
      });
      const moved: string[] = [];
      for (const [at, address] of (await addresses(page, site.address)).entries()) {
        const language = languages[at % 2 === 0 ? 0 : 1];
        await site.speak(language);
        const shifts = await openSteadily(page, address);
        if (shifts) moved.push(`${language} ${shifts}`);
      }
      expect(moved).toEqual([]);
    });
  }
}

walk('a guest', null, async (page, address) => {
  const { snapshot } = await bootstrapOf(page.request, `${address}/index`);
  const offered = snapshot.remotes.flatMap(({ routes }) => routes);
  const open = offered.filter(({ requires }) => requires === undefined).map(({ path }) => path);
  return [...shellPages, ...open.map((path) => addressOf[path] ?? path)];
});
walk('a member', 'player', async () => [
  '/index',
  '/rng',
  '/live',
  '/sports',
  '/promotions',
  '/vip',
  '/pointMall',
  ...memberPages,
]);
walk('an agent', 'agent', async () => agentPages);
