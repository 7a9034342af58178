import type { Queryable } from '@unisite/platform/database';
import { hashPassword } from '@unisite/platform/identity';
import { agent, operators, player } from './people.ts';

const day = 86_400_000;

/**
 * Seeds the demonstration's operators: two, so that four eyes can be tried, and one with the role for cash only.
 * Returns how many it added: none when they exist, and none in a database without the demonstration, whose operators
 * must not have known passwords.
 */
export async function seedOperators(q: Queryable, now: Date): Promise<number> {
  const accounts = operators.map(({ account }) => account);
  const missing = await q.query<{ account: string }>(
    `SELECT account FROM unnest($1::text[]) WITH ORDINALITY AS wanted (account, place)
     WHERE account NOT IN (SELECT o.account FROM operator o) AND (SELECT count(*) FROM member WHERE account IN ($2, $3)) = 2
     ORDER BY place`,
    [accounts, player.account, agent.account],
  );
  for (const { account } of missing) {
    const one = operators.find((operator) => operator.account === account);
    if (!one) continue;
    await q.query(
      'INSERT INTO operator (account, name, password_hash, roles, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      [account, one.name, await hashPassword(one.password), one.roles, new Date(now.getTime() - 1_600 * day)],
    );
  }
  return missing.length;
}
