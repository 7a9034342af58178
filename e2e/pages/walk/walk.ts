import type { Page } from '@playwright/test';
import { violationsIn } from '../../fixtures/accessible.ts';
import { bootstrapOf } from '../../fixtures/bootstrap.ts';
import { overflowOf, shiftedIn, watchShifts } from '../../fixtures/layout.ts';
import { type Who, windowOf } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/site.ts';

/** The shell's own pages; those of the remotes come from the market's offers. */
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

/** Pages whose content depends on more than their path. */
const chosen = [
  '/rng?q=khong%20co%20gi%20het',
  '/vnlottery?gameCode=HCM',
  '/vnlottery?gameCode=MB&view=bet',
  '/elott?view=bet',
  '/help?topic=rules',
];

/** Pages that members see differently from guests, or that only members see. */
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

/** Parameters that a path needs to show its content. */
const addressOf: Readonly<Record<string, string>> = {
  '/promoDetail': '/promoDetail?id=first-deposit',
  '/demo': '/demo?id=smoothie-blast',
  '/noticePage': '/noticePage?id=24',
};

/** Window that pages are opened in; their languages alternate. */
export interface View {
  width: number;
  /** Pages must fit this width as well. */
  other: number;
  languages: readonly ['vi' | 'en', 'vi' | 'en'];
  /** Members' and agents' pages are split between the windows: the even or the odd ones are opened here. */
  turn: 0 | 1;
  /** Whether axe checks everyone's pages here, or only the shell's own. */
  axe: boolean;
}

/** Latency of a phone's network: responses to calls come after the first paint. */
const LATE_MS = 150;
/** Longer than a call and the paint of its response: a page unchanged for this long is complete. */
const QUIET_MS = 400;
/** By then everything in the window has loaded, even on a busy machine. */
const WHOLE_MS = 15_000;

/** Opens a page, waits until it is complete, and returns what moved meanwhile. */
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

/** Whether nothing in the window is loading; content below may load when it comes near. */
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
 * Visits a page: nothing moves while it loads, it completes, and it fits both widths; axe finds nothing, where it runs.
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
  /**
   * axe takes half of a visit's time, so each page is checked once, and what surrounds it in a wide window on a few
   * pages.
   */
  withAxe: boolean;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true }); // every page loads as on a first visit
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

/** Opens everyone's pages in a window, and every second one of members' and agents' pages. */
export function walk({ width, other, languages, turn, axe }: View): void {
  for (const { name, who, addresses } of walks) {
    test(`every page of ${name} stands still while it comes, fits and is accessible, ${width} wide`, {
      tag: '@matrix',
    }, async ({ page, site }) => {
      test.setTimeout(600_000); // dozens of pages, on a machine that may be busy otherwise
      site.expectComplaints(/404 \(Not Found\)/);
      if (who) await site.comeAs(page, who);
      await watchShifts(page);
      await slowDown(page);
      const wrong: string[] = [];
      for (const [at, address] of (await addresses(page, site.address)).entries()) {
        if (who !== null && at % 2 !== turn) continue;
        const language = languages[Math.floor(at / 2) % 2 === 0 ? 0 : 1];
        await site.speak(language);
        await page.goto('about:blank'); // otherwise the previous page would be laid out again
        await page.setViewportSize(windowOf(width));
        const withAxe = who !== null || axe || shellPages.includes(address);
        const found = await visit(page, address, { width, other, withAxe });
        wrong.push(...found.map((what) => `${language} ${address} ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}
