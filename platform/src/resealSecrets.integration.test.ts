import { createHmac, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { loginVerification, removeBankAccount, sessionKey, setWithdrawalPin } from '@unisite/shared/contract';
import { createSealingKeyPair, hashPassword } from './access/identity/index.ts';
import type { Keys } from './foundation/crypto/sealedSecret.ts';
import { codeAt } from './foundation/crypto/totp.ts';
import { addVendorSecret, vendorCallers } from './play/seamless/index.ts';
import { isUnchanged, resealSecrets } from './resealSecrets.ts';
import { PASSWORD, refusalCode, type SecuredMember, securedMembers } from './testing/securedMembers.ts';
import { type TestPlatform, testPlatform } from './testing/testPlatform.ts';
import { testSettings } from './testing/testSettings.ts';

jest.setTimeout(60_000);

const MINUTE = 60_000;
const before = testSettings.identity.factorsKeys;
const after: Keys = ['b2'.repeat(32)];
const settingsWith = (keys: Keys) => ({
  trustProxy: 1,
  identity: { ...testSettings.identity, factorsKeys: keys, sealingKeys: keys },
  operators: { ...testSettings.operators, keys },
  vendorKeys: keys,
  documentKeys: keys,
  drawKeys: keys,
});

let now = Date.UTC(2026, 10, 20, 3);
let platform: TestPlatform;
const people = securedMembers(
  () => platform,
  () => now,
);
const started = async (keys: Keys) =>
  testPlatform({ clock: () => new Date(now), settings: settingsWith(keys), database: platform });
const reseal = (keys: Keys) => resealSecrets(platform.database, settingsWith(keys));

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: settingsWith(before) });
});
afterAll(() => platform.close());
beforeEach(() => {
  now += 24 * 60 * MINUTE;
});

test('a sealing key that was kept in the clear is sealed, and opens what was sealed to it', async () => {
  const { database } = platform;
  await database.query('UPDATE sealing_key SET retired_at = $1', [new Date(now)]);
  const old = createSealingKeyPair();
  await database.query('INSERT INTO sealing_key (id, public_key, private_key, created_at) VALUES ($1, $2, $3, $4)', [
    old.keyId,
    old.publicKey,
    old.privateKey,
    new Date(now),
  ]);
  const beside = await started(before);
  try {
    expect((await beside.call(sessionKey, {})).value.keyId).toBe(old.keyId);
    expect(await reseal(before)).toMatchObject({ sealingKeys: 1 });
    const [row] = await database.query<{ half: Buffer; name: string }>(
      'SELECT private_key AS half, sealed_with AS name FROM sealing_key WHERE id = $1',
      [old.keyId],
    );
    expect(row?.half.includes(old.privateKey)).toBe(false);
    expect(row?.half).not.toHaveLength(32);
    const { account, home } = await people.member();
    expect((await people.firstStep(account, home)).value.state).toBe('signedIn');
    expect(isUnchanged(await reseal(before))).toBe(true);
  } finally {
    await beside.close();
  }
});

test('the platform makes no sealing key that could be read from the database', async () => {
  await platform.database.query('UPDATE sealing_key SET retired_at = $1', [new Date(now)]);
  const fresh = await started(before);
  try {
    await fresh.call(sessionKey, {});
    const rows = await platform.database.query<{ bytes: number }>(
      'SELECT length(private_key) AS bytes FROM sealing_key WHERE retired_at IS NULL AND sealed_with IS NOT NULL',
    );
    expect(rows).toEqual([{ bytes: 12 + 16 + 43 }]);
  } finally {
    await fresh.close();
  }
});

describe('a key that is replaced', () => {
  test('stands behind the new one until everything is sealed anew, and goes then', async () => {
    const member = await people.member();
    const { secret, recoveryCodes } = await people.withTwoFactor(member.signedIn);
    const passes = async (keys: Keys, way: 'totp' | 'recoveryCode', answer: () => string) => {
      now += 2 * MINUTE;
      const own = await started(keys);
      const { ticket } = await people.asked(member.account, member.home);
      try {
        return refusalCode(await own.call(loginVerification, { ticket, way, answer: answer() }, member.home));
      } finally {
        await own.close();
      }
    };
    const code = () => codeAt(secret, new Date(now));
    const both: Keys = [...after, ...before];
    expect(await passes(both, 'totp', code)).toBe('OK');
    expect(await passes(both, 'recoveryCode', () => recoveryCodes[0] ?? '')).toBe('OK');

    expect(await reseal(both)).toMatchObject({ recoveryKeys: 1, authenticators: 1, unopened: 0 });
    expect(isUnchanged(await reseal(both))).toBe(true);
    // A process without the new keys still works.
    expect(await passes([...before, ...after], 'totp', code)).toBe('OK');
    expect(await passes(after, 'totp', code)).toBe('OK');
    expect(await passes(after, 'recoveryCode', () => recoveryCodes[1] ?? '')).toBe('OK');
    await expect(reseal(before)).rejects.toThrow(
      'SEALING_KEY does not open what this database keeps for sealed calls: set the key that there was before, behind the new one if there is one.',
    );
    await reseal([...before, ...after]);
  });

  test('is missed with a sentence, and a member’s secret that nothing opens keeps nobody else out', async () => {
    const [lost, kept] = [await people.member(), await people.member()];
    await people.withTwoFactor(lost.signedIn);
    await people.withTwoFactor(kept.signedIn);
    await platform.database.query(`UPDATE member_totp SET secret = 'lost', sealed_with = NULL WHERE member_id = $1`, [
      lost.id,
    ]);
    expect(await reseal([...after, ...before])).toMatchObject({ unopened: 1 });
    expect(await reseal([...before, ...after])).toMatchObject({ unopened: 1 });
    await platform.database.query('DELETE FROM member_totp WHERE member_id = $1', [lost.id]);
  });

  test('withdrawal PINs are sealed anew as well, and those that were kept in the clear', async () => {
    const { database } = platform;
    const pin = '271828';
    const [clear, own, lost] = [await people.member(), await people.member(), await people.member()];
    for (const { signedIn } of [own, lost]) {
      await platform.call(setWithdrawalPin, { password: PASSWORD, withdrawalPin: pin }, signedIn);
    }
    await database.query(
      `INSERT INTO withdrawal_pin (member_id, hash, set_at) VALUES ($1, convert_to($2, 'UTF8'), $3)`,
      [clear.id, await hashPassword(pin), new Date(now)],
    );
    // Another member's row opens nothing here.
    await database.query(
      'UPDATE withdrawal_pin p SET hash = o.hash FROM withdrawal_pin o WHERE p.member_id = $1 AND o.member_id = $2',
      [lost.id, own.id],
    );
    /** `NOT_FOUND`: the PIN was right, and there is no such bank account. */
    const proved = async (at: TestPlatform, { signedIn }: SecuredMember, withdrawalPin: string) =>
      refusalCode(await at.call(removeBankAccount, { id: '999999', withdrawalPin }, signedIn));
    expect(await proved(platform, clear, pin)).toBe('NOT_FOUND');
    expect(await reseal([...after, ...before])).toMatchObject({ withdrawalPins: 2, unopened: 1 });
    const kept = await database.query(`SELECT FROM withdrawal_pin WHERE strpos(encode(hash, 'escape'), 'argon2') > 0`);
    expect(kept).toEqual([]);
    const renewed = await started(after);
    try {
      for (const member of [clear, own]) {
        expect(await proved(renewed, member, '314159')).toBe('WRONG_WITHDRAWAL_PIN');
        expect(await proved(renewed, member, pin)).toBe('NOT_FOUND');
      }
      expect(await proved(renewed, lost, pin)).toBe('WITHDRAWAL_PIN_NOT_SET');
    } finally {
      await renewed.close();
    }
    await reseal([...before, ...after]);
    await database.query('DELETE FROM withdrawal_pin');
  });

  test('operators’ authenticators are sealed anew as well', async () => {
    const { sealSecret, openSecret } = await import('./foundation/crypto/sealedSecret.ts');
    const [row] = await platform.database.query<{ id: string }>(
      `INSERT INTO operator (account, name, password_hash, created_at) VALUES ('anna', 'Anna', 'x', $1) RETURNING id`,
      [new Date(now)],
    );
    const about = `second factor of operator ${row?.id}`;
    await platform.database.query('UPDATE operator SET totp_secret = $2 WHERE id = $1', [
      row?.id,
      sealSecret(before, about, 'JBSWY3DP'),
    ]);
    expect(await reseal([...after, ...before])).toMatchObject({ operators: 1 });
    const [sealed] = await platform.database.query<{ secret: Buffer }>('SELECT totp_secret AS secret FROM operator');
    expect(openSecret(after, about, sealed?.secret ?? Buffer.alloc(0))).toBe('JBSWY3DP');
    await reseal([...before, ...after]);
  });
});

test('recovery codes from before the key was kept are still good', async () => {
  const member = await people.member();
  await people.withTwoFactor(member.signedIn);
  // Hashed as by earlier versions.
  const key = hkdfSync('sha256', Buffer.from(before[0], 'hex'), '', 'recovery codes', 32);
  const hash = createHmac('sha256', Buffer.from(key))
    .update(JSON.stringify([member.id, 'ABCDE23456']))
    .digest();
  await platform.database.query('DELETE FROM kept_key');
  await platform.database.query('INSERT INTO recovery_code (member_id, code_hash) VALUES ($1, $2)', [member.id, hash]);
  now += MINUTE;
  const { ticket } = await people.asked(member.account, member.home);
  const reply = await platform.call(
    loginVerification,
    { ticket, way: 'recoveryCode', answer: 'abcde-23456' },
    member.home,
  );
  expect(refusalCode(reply)).toBe('OK');
});

test('what vendors sign with is sealed, opens under the new key, and no process has to read it anew for that', async () => {
  const { database } = platform;
  await addVendorSecret(database, before, { caller: 'acme', secret: 'what acme signs with' });
  await database.query(
    `UPDATE vendor_secret SET previous_secret = secret, previous_until = '2031-01-01' WHERE caller = 'acme'`,
  );
  const row = async () =>
    (
      await database.query<{ secret: Buffer; version: number }>(
        `SELECT secret, version FROM vendor_secret WHERE caller = 'acme'`,
      )
    )[0];
  const first = await row();
  expect(first?.secret.includes('acme signs')).toBe(false);
  const all = (await database.query('SELECT FROM vendor_secret')).length;
  expect(await reseal([...after, ...before])).toMatchObject({ vendors: all });
  expect(await reseal([...after, ...before])).toMatchObject({ vendors: 0 });
  const callers = await vendorCallers(database, after);
  expect(callers.find(({ caller }) => caller === 'acme')).toMatchObject({
    secret: 'what acme signs with',
    former: { secret: 'what acme signs with' },
    version: first?.version,
  });
  await expect(vendorCallers(database, before)).rejects.toThrow('no key opens the secret of the vendor');
  // A row's secret opens in no other row.
  await database.query(
    `UPDATE vendor_secret SET secret = (SELECT secret FROM vendor_secret WHERE caller = 'sandbox') WHERE caller = 'acme'`,
  );
  await expect(vendorCallers(database, after)).rejects.toThrow('no key opens the secret of the vendor acme');
  await expect(reseal(after)).rejects.toThrow('VENDORS_KEY does not open');
});
