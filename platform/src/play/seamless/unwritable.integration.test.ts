import { expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { vendorTable } from './testing/vendorTable.ts';

const table = vendorTable();

test('while the database takes nothing, vendors and watchers are told so, and the same bet is taken once it does', async () => {
  const { platform } = table;
  const who = await table.player();
  const bet = table.betBody(who, 100);
  const name = new URL(platform.databaseUrl).pathname.slice(1);
  const healthz = async () => {
    const response = await platform.app.inject({ url: '/healthz', headers: { host: 'localhost' } });
    return { status: response.statusCode, ...response.json<object>() };
  };
  /** Broken connections are detected one by one. */
  const settled = async (database: string) => {
    let health = await healthz();
    for (let i = 0; i < 20 && !('database' in health && health.database === database); i += 1) health = await healthz();
    return health;
  };
  const become = async (readOnly: 'on' | 'off') => {
    await platform.owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${readOnly}`);
    await platform.owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = 'unisite_platform'`,
    );
  };
  await become('on');
  try {
    expect(await settled('readOnly')).toMatchObject({ status: 503, ok: false, database: 'readOnly' });
    for (const path of [seamlessPaths.bet, seamlessPaths.win])
      expect(await table.call(path, bet)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  } finally {
    // This connection of the owner is read-only too, unless overridden.
    await platform.owner.query('SET default_transaction_read_only = off');
    await become('off');
  }
  expect(await settled('up')).toMatchObject({ status: 200, ok: true });
  expect(await table.bet(bet)).toMatchObject({ status: 200, body: { balance: 99_900 } });
});
