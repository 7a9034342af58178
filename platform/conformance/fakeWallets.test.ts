import { expect, test } from '@jest/globals';
import { check } from './check.ts';
import { readOptions } from './options.ts';
import { fakePlayers, fakeVendor, fakeWallet } from './testing/fakeWallet.ts';
import { type Fault, faults } from './testing/faults.ts';

const [player, other] = fakePlayers;

/** The cases that a wallet with this fault fails, among all or some. */
async function failedWith(
  fault: Fault | null,
  only: readonly string[] = [],
): Promise<{ failed: string[]; reasons: string }> {
  const wallet = await fakeWallet(fault);
  try {
    const { vendor, secret, gameId, currency } = fakeVendor;
    const { results } = await check(
      readOptions([
        wallet.url,
        '--vendor',
        vendor,
        '--secret',
        secret,
        '--game',
        gameId,
        '--currency',
        currency,
        '--player',
        player.playerId,
        '--token',
        player.token,
        '--other-player',
        other.playerId,
        '--other-token',
        other.token,
        '--expired-token',
        'over',
        '--timeout',
        '20',
        ...(only.length > 0 ? ['--only', only.join(',')] : []),
      ]),
    );
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    return { failed: failed.map(({ id }) => id), reasons: JSON.stringify(failed, null, 1) };
  } finally {
    await wallet.close();
  }
}

/** The case that detects each fault; others may as well. */
const found: Readonly<Record<Fault, string>> = {
  'takes any signature': 'W03',
  'takes a nonce twice': 'W04',
  'takes any time stamp': 'W04',
  'takes half a body': 'W05',
  'refuses unknown fields': 'W06',
  'rounds amounts': 'B05',
  'takes any currency': 'B06',
  'goes below zero': 'B03',
  'names no balance with a refusal': 'B03',
  'refuses a bet of nothing': 'B04',
  'forgets transactions': 'I01',
  'answers copies with the balance of now': 'I01',
  'takes the id of another request for a copy': 'I02',
  'knows an id once for all players': 'I03',
  'looks, then moves': 'C01',
  'wants a live token for wins': 'N02',
  'lets a token live for ever': 'B09',
  'knows every game': 'B08',
  'falls over unknown players': 'W02',
  'pays wins without a bet': 'N03',
  'leaves a round open after a win of nothing': 'N04',
  'pays one win a round': 'N05',
  'pays after the round closed': 'N06',
  'takes bets after the round closed': 'B10',
  'pays every rollback': 'R03',
  'wants an amount to roll back': 'R04',
  'leaves no tombstone': 'R05',
  'refuses to roll back what never came': 'R06',
  'gives back what it never took': 'R07',
  'gives settled bets back': 'R08',
  'takes back wins that are spent': 'R09',
  'believes the amount of a rollback': 'R10',
  'forgets whose bet it was': 'R11',
  'forgets which round it was': 'R11',
};

test('a wallet that does everything right passes every case that can be tried', async () => {
  expect(await failedWith(null)).toEqual({ failed: [], reasons: '[]' });
});

test.each(faults.map((fault) => [fault]))('one that %s is found out', async (fault) => {
  const { failed } = await failedWith(fault, [found[fault]]);
  expect(failed).toEqual([found[fault]]);
});
