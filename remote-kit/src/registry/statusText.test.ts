import { expect, test } from '@jest/globals';
import { statusText } from './statusText.ts';

const none = { visits: 0, failures: 0, p75: null };

test('a remote at a glance: markets, canary, health, what waits', () => {
  const text = statusText({
    name: 'corner-shop',
    team: 'corner',
    versions: [],
    placements: [
      {
        market: 'VN',
        remote: 'corner-shop',
        revision: 7,
        enabled: true,
        version: '1.0.0',
        digest: '0123456789abcdef',
        canary: { version: '1.1.0', digest: '1123456789abcdef', percent: 0.5 },
        lastKnownGood: null,
        canarySince: '2026-11-21T03:00:00Z',
        health: { visits: 120, failures: 2, p75: 340 },
        canaryHealth: none,
        pending: [
          {
            id: '9',
            market: 'VN',
            remote: 'corner-shop',
            act: { kind: 'rollBack' },
            state: 'proposed',
            by: 'team:corner',
            approvedBy: null,
            why: 'it blinks',
            askedAt: '2026-11-21T03:00:00Z',
            at: null,
          },
        ],
      },
    ],
  });
  expect(text).toContain('No version is published yet.');
  expect(text).toMatch(/VN +on +1\.0\.0 +120 visits, 2 failed, 340 ms +1\.1\.0 at 0\.5 % +no visits +– +7/);
  expect(text).toContain('9: rollBack in VN is proposed, asked by team:corner: it blinks');
});
