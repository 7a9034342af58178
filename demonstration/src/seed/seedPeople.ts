import type { Queryable } from '@unisite/platform/database';
import { hashPassword } from '@unisite/platform/identity';
import { contactsOf } from './contacts.ts';
import { agent, people, player } from './people.ts';

const day = 86_400_000;

/** Password hashes, which take most of the time and depend on nothing, so they are computed before the transaction. */
export interface Hashes {
  readonly player: string;
  readonly agent: string;
  readonly others: string;
}

export const hashes = async (): Promise<Hashes> => {
  const [ofPlayer, ofAgent, others] = await Promise.all(
    [player.password, agent.password, 'Demo-2026-member'].map(hashPassword),
  );
  return { player: ofPlayer ?? '', agent: ofAgent ?? '', others: others ?? '' };
};

/**
 * Seeds members and their tree. Leaves the temporary table `person (member_id, tier, weight, favoured)` for later
 * steps. `today`: start of the day in Vietnam.
 */
export async function seedPeople(q: Queryable, today: Date, hashed: Hashes): Promise<number> {
  const list = people();
  const contacts = list.map(contactsOf);
  const hashOf = (account: string): string =>
    account === player.account ? hashed.player : account === agent.account ? hashed.agent : hashed.others;
  // People register at any hour from 8:00 to 23:00.
  const joined = list.map(
    (person, place) => new Date(today.getTime() - person.daysHere * day + (8 * 60 + ((place * 67) % 900)) * 60_000),
  );
  await q.query(
    `CREATE TEMPORARY TABLE person ON COMMIT DROP AS
     SELECT place::int, nextval(pg_get_serial_sequence('member', 'id')) AS member_id, tier, weight, account = $4 AS favoured
       FROM unnest($1::text[], $2::int[], $3::float8[]) WITH ORDINALITY AS given (account, tier, weight, place)`,
    [
      list.map((person) => person.account),
      list.map((person) => person.tier),
      list.map((person) => person.weight),
      player.account,
    ],
  );
  await q.query(
    `INSERT INTO member (id, account, nickname, password_hash, customer_type, upline_id, to_upline, reg_date, language, avatar, level,
       market_code, first_login, email, mobile, payee_name, password_changed_at)
     WITH RECURSIVE given AS (
       SELECT p.member_id, g.* FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::timestamptz[], $7::int[], $8::text[],
         $10::text[], $11::text[], $12::text[], $13::timestamptz[])
         WITH ORDINALITY AS g (account, nickname, hash, type, upline, joined, avatar, level, email, mobile, payee_name, changed, place) JOIN person p ON p.place = g.place),
     tree AS (
       SELECT member_id, account, place, NULL::bigint AS upline_id, 0 AS depth FROM given WHERE upline IS NULL
       UNION ALL
       SELECT g.member_id, g.account, g.place, t.member_id, t.depth + 1 FROM given g JOIN tree t ON g.upline = t.place)
     SELECT g.member_id, g.account, g.nickname, g.hash, g.type, t.upline_id, g.type = 0, least(g.joined, $9::timestamptz), 'vi', g.avatar, g.level,
            'VN', false, g.email, g.mobile, g.payee_name, greatest(least(g.joined, $9::timestamptz), g.changed)
       FROM given g JOIN tree t ON t.member_id = g.member_id ORDER BY t.depth, g.place`,
    [
      list.map((person) => person.account),
      list.map((person) => person.nickname),
      list.map((person) => hashOf(person.account)),
      list.map((person) => person.type),
      list.map((person) => (person.upline === null ? null : person.upline + 1)),
      joined,
      list.map((person) => person.avatar),
      list.map((person) => person.level),
      // Members who register today do so within its first hour, so that the day's count does not depend on the time of
      // the start.
      new Date(today.getTime() + 60_000),
      contacts.map(({ email }) => email),
      contacts.map(({ mobile }) => mobile),
      contacts.map(({ payeeName }) => payeeName),
      // Passwords were changed within the last two months.
      list.map((_person, place) => new Date(today.getTime() - ((place * 37) % 60) * day)),
    ],
  );
  return list.length;
}
