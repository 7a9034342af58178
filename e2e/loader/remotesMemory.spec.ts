import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

// pictures blocked from loading would keep removed nodes alive
/** Pages and widgets of every remote that a member encounters, each with a module that shows it has loaded. */
const tour = [
  { path: '/index', box: '[data-remote="mf-promo"][data-module="./widgets/HeroCarousel"]' },
  { path: '/fish', box: '[data-remote="mf-games"][data-module="./pages/CategoryPage"]' },
  { path: '/promotions', box: '[data-remote="mf-promo"][data-module="./pages/PromotionsPage"]' },
  { path: '/elott', box: '[data-remote="mf-lottery"][data-module="./pages/ElottPage"]' },
  { path: '/member', box: '[data-remote="mf-member"][data-module="./pages/MemberPage"]' },
];
const visits = 200;
const warmUp = 40;

interface Held {
  nodes: number;
  listeners: number;
  megabytes: number;
}

async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    megabytes: metric('JSHeapUsedSize') / 1024 / 1024,
  };
}

/** Measures once removed content has been collected, and new content is complete. */
async function heldAtRest(page: Page, session: CDPSession): Promise<Held> {
  let before = await heldBy(session);
  for (let turn = 0; turn < 20; turn++) {
    await page.waitForTimeout(500);
    const now = await heldBy(session);
    if (now.nodes === before.nodes) return now;
    before = now;
  }
  return before;
}

/** Visits all places without pause, from within the page, leaving each as soon as it has loaded. Ends at home. */
const goRound = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ({ tour, times }) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let visit = 1; visit <= times; visit++) {
        const { path, box } = tour[visit % tour.length] ?? { path: '/index', box: 'body' };
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        const until = performance.now() + 15_000;
        while (!document.querySelector(`${box} *`)) {
          if (performance.now() > until) throw new Error(`${path} did not come at visit ${visit}`);
          await frame();
        }
      }
    },
    { tour, times },
  );

test('two hundred visits leave no mounted root and no growing heap', { tag: '@matrix' }, async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(240_000);
  await site.comeAs(page, 'player');
  await page.goto('/index');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await goRound(page, warmUp);
  const before = await heldAtRest(page, session);
  // at rest: content below the window loads when the browser is idle
  const boxes = await page.locator('[data-remote]').count();
  await goRound(page, visits);
  await expect(page.locator('[data-remote]')).toHaveCount(boxes);
  const after = await heldAtRest(page, session);
  // a leaked root keeps hundreds of nodes, so two hundred of them would exceed this many times over
  expect(after.nodes).toBeLessThan(before.nodes * 1.1 + 300);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1 + 50);
  expect(after.megabytes).toBeLessThan(before.megabytes + 3);
});
