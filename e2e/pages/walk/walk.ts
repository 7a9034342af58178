import type { Page } from '@playwright/test';
import { violationsIn } from '../../fixtures/accessible.ts';
import { bootstrapOf } from '../../fixtures/bootstrap.ts';
import { overflowOf, shiftedIn, watchShifts } from '../../fixtures/layout.ts';
import { type Who, windowOf } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/site.ts';

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

/** The window that pages are opened in; their languages alternate. */
export interface View {
  width: number;
  /** Pages have to fit this width as well. */
  other: number;
  languages: readonly ['vi' | 'en', 'vi' | 'en'];
  /** Members' and agents' pages are split between the windows: the even ones here, or the odd ones. */
  turn: 0 | 1;
  /** Whether axe checks everyone's pages here, or only the shell's own. */
  axe: boolean;
}

/** What a request takes over a phone's network: what comes by calls comes after the first paint. */
const LATE_MS = 150;
/** Longer than a call takes with its answer drawn: a page that did not change for so long is whole. */
const QUIET_MS = 400;
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

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true }); // every page comes as at a first visit
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATE_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

const walks: readonly {
  name: string;
  who: Who | null;
  addresses(page: Page, address: string): Promise<readonly string[]>;
}[] = [
  {
    name: 'a guest',
    who: null,
    async addresses(page, address) {
      const { snapshot } = await bootstrapOf(page.request, `${address}/index`);
      const offered = snapshot.remotes.flatMap(({ routes }) => routes);
      const open = offered.filter(({ requires }) => requires === undefined).map(({ path }) => path);
      return [...shellPages, ...open.map((path) => addressOf[path] ?? path), ...chosen];
    },
  },
  { name: 'a member', who: 'player', addresses: async () => [...openToMembers, ...memberPages] },
  { name: 'an agent', who: 'agent', addresses: async () => agentPages },
];

/** Opens everyone's pages in a window; and of those of members and agents, every second. */
export function walk({ width, other, languages, turn, axe }: View): void {
  for (const { name, who, addresses } of walks) {
    test(`every page of ${name} stands still while it comes, fits and is accessible, ${width} wide`, {
      tag: '@matrix',
    }, async ({ page, site }) => {
      test.setTimeout(600_000); // dozens of pages, on a machine that may do other work besides
      site.expectComplaints(/404 \(Not Found\)/);
      if (who) await site.comeAs(page, who);
      await watchShifts(page);
      await slowDown(page);
      const wrong: string[] = [];
      for (const [at, address] of (await addresses(page, site.address)).entries()) {
        if (who !== null && at % 2 !== turn) continue;
        const language = languages[Math.floor(at / 2) % 2 === 0 ? 0 : 1];
        await site.speak(language);
        await page.goto('about:blank'); // the page before would be laid out once more
        await page.setViewportSize(windowOf(width));
        const withAxe = who !== null || axe || shellPages.includes(address);
        const found = await visit(page, address, { width, other, withAxe });
        wrong.push(...found.map((what) => `${language} ${address} ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}
