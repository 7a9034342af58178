import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changePassword } from '@unisite/shared/contract';
import { registrations } from '../../../testing/registrations.ts';
import { type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createMember } from '../../members/index.ts';
import { hashPassword } from './hashPassword.ts';

const LEAKED = 'tre xanh 47 doi';
const OLD = 'ngua chay 2025';
const hash = createHash('sha1').update(LEAKED).digest('hex').toUpperCase();

let now = Date.UTC(2026, 10, 20, 3);
let service: Server;
let platform: TestPlatform;
const people = registrations(
  () => platform,
  () => now,
);

beforeAll(async () => {
  service = createServer((request, response) => {
    response.end(request.url === `/${hash.slice(0, 5)}` ? `${hash.slice(5)}:3\r\n` : '');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const breachedPasswordsUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  platform = await testPlatform({
    clock: () => new Date(now),
    settings: { trustProxy: 1, identity: { ...testSettings.identity, breachedPasswordsUrl } },
  });
});
afterAll(async () => {
  service?.close();
  await platform?.close();
});

const refusalCode = ({ envelope }: Reply<unknown>) => ('code' in envelope ? envelope.code : 'OK');

test('a leaked password is taken neither at registration nor by a change', async () => {
  expect(refusalCode(await people.withName({ password: LEAKED, confirmPassword: LEAKED }))).toBe('PASSWORD_TOO_COMMON');
  expect(refusalCode(await people.withName())).toBe('OK');
  now += 60_000;

  const passwordHash = await hashPassword(OLD);
  const member = { account: 'leaky', nickname: 'Leaky', passwordHash, customerType: 0, marketCode: 'INT' } as const;
  await createMember(platform.database, member);
  const { headers } = await platform.signIn('leaky', OLD, { host: 'int.localhost' });
  const request = { oldPassword: OLD, newPassword: LEAKED, confirmNewPassword: LEAKED };
  expect(refusalCode(await platform.call(changePassword, request, { headers }))).toBe('PASSWORD_TOO_COMMON');
});
