import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { addGames, addPlayer } from '../../testing/vendorClient.ts';
import { SANDBOX } from './secrets.ts';

const execute = promisify(execFile);
const folder = path.join(import.meta.dirname, '../../../../examples/vendor');
let platform: TestPlatform;
let url: string;

beforeAll(async () => {
  platform = await testPlatform();
  url = await platform.listen();
  await addGames(platform);
});
afterAll(() => platform?.close());

const has = (program: string) =>
  execute(program, ['--version']).then(
    () => true,
    () => false,
  );

test.each([
  ['curl', 'sh', 'balance.sh'],
  ['Node', process.execPath, 'balance.mjs'],
  ['Python', 'python3', 'balance.py'],
])('the example in %s is answered', async (_language, program, file) => {
  // Programs missing on a machine cannot be tested there; Node is always available.
  if (program === 'python3' && !(await has('python3'))) return;
  if (program === 'sh' && !((await has('curl')) && (await has('openssl')))) return;
  const { playerId, token } = await addPlayer(platform, 4_200n);
  const run = async (secret: string): Promise<unknown> => {
    const env = { ...process.env, WALLET_URL: url, VENDOR: SANDBOX, SECRET: secret, PLAYER: playerId, TOKEN: token };
    const { stdout } = await execute(program, [path.join(folder, file)], { env });
    return JSON.parse(stdout);
  };
  expect(await run(platform.services.settings.sandboxSecret)).toEqual({ balance: 4_200, currency: 'VND' });
  expect(await run('another secret')).toMatchObject({ code: 'BAD_SIGNATURE' });
});
