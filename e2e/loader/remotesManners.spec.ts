import { writtenByHand } from '../fixtures/containers.ts';
import { boxOf, complaints } from '../fixtures/faultMatrix.ts';
import { breakRemotes } from '../fixtures/faultyRemotes.ts';
import { catchReports } from '../fixtures/reports.ts';
import { expect, test } from '../fixtures/site.ts';

/** Renders a button. */
const button = `const button = document.createElement('button');
      button.textContent = 'Stands here';
      props.domElement.append(button);`;

test('styles that a version leaks reach nobody; one that never unmounts leaves the page nevertheless', async ({
  page,
  site,
}) => {
  site.expectComplaints(complaints);
  await page.clock.install();
  const reports = await catchReports(page);
  const broken = await breakRemotes(page, {
    versions: {
      'mf-promo': {
        files: { 'leak.css': '* { visibility: hidden !important }' },
        entry: writtenByHand(`() => ({ bootstrap: nothing, unmount: nothing, async mount(props) {
          ${button}
          document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + 'leak.css' }));
        } })`),
      },
      'mf-games': {
        entry: writtenByHand(`() => ({ bootstrap: nothing, unmount: () => new Promise(() => {}), async mount(props) {
          ${button}
        } })`),
      },
    },
    withGood: ['mf-promo'],
  });
  const expectFailed = (remote: string, code: string, detail: string) =>
    reports.expectOne({
      remote,
      digest: broken.digest(remote),
      outcome: { state: 'failed', code, detail: expect.stringContaining(detail) },
    });
  await page.goto('/index', { waitUntil: 'domcontentloaded' });
  await expectFailed('mf-promo', 'LEAKED', 'leak.css');
  for (const remote of ['mf-promo', 'mf-games'])
    await expect(boxOf(page, remote).getByRole('button', { name: 'Stands here' })).toBeVisible();
  await expect(page.locator('#root')).toHaveCSS('visibility', 'visible');

  await page.evaluate(() => {
    history.pushState(null, '', '/help');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('[data-remote="mf-games"]')).toHaveCount(0);
  await expectFailed('mf-games', 'DID_NOT_UNMOUNT', '');
});
