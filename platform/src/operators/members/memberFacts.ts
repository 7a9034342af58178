import type { Localized, MemberId } from '@unisite/shared/contract';
import type { memberFacts } from '@unisite/shared/contract/operatorsMember';
import type * as z from '@unisite/shared/schema';
import { maskedContact } from '../../access/identity/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

type Facts = z.Output<(typeof memberFacts)['value']>;

const MOST_ACCOUNTS = 20;

/** A member counts as playing if a vendor asked about it within this time. */
const PLAYING_MS = 5 * 60_000;
/** Nobody stays in a game longer without reopening it. */
const OPENED_MS = 24 * 3_600_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

interface Row extends Omit<Facts, 'regDate' | 'lastSeenAt' | 'playing'> {
  readonly regDate: Date;
  readonly lastSeenAt: Date | null;
  readonly game: Localized | null;
  readonly since: Date | null;
}

/** @throws Refusal NOT_FOUND */
export async function factsOf(q: Queryable, memberId: MemberId, now: Date): Promise<Facts> {
  const [row] = await q.query<Row>(
    `SELECT m.customer_type AS "customerType", u.account AS upline, m.reg_date AS "regDate", m.language, m.level, m.labels,
       m.mobile, m.email, m.payee_name AS "payeeName",
       -- sessions are forgotten sooner than that somebody signed in
       coalesce((SELECT max(s.seen_at) FROM identity.session s WHERE s.member_id = m.id),
         (SELECT max(e.at) FROM identity.security_event e WHERE e.member_id = m.id AND e.kind = 'signedIn')) AS "lastSeenAt",
       CASE WHEN r.member_id IS NOT NULL THEN jsonb_build_object('method', r.method, 'link', r.affiliate_code, 'recommender',
         (SELECT o.account FROM members.member o WHERE o.id = r.recommender_id)) END AS "cameBy",
       p.game, p.since,
       i.state AS identity, i.id AS "identityCheck",
       ARRAY(SELECT o.account FROM play_same_person(m.id) AS p (id) JOIN members.member o ON o.id = p.id
         ORDER BY o.account LIMIT $2) AS "samePerson",
       ARRAY(SELECT DISTINCT o.account FROM identity.member_device v JOIN identity.member_device w ON w.mark_hash = v.mark_hash AND w.member_id <> v.member_id
         JOIN members.member o ON o.id = w.member_id WHERE v.member_id = m.id ORDER BY o.account LIMIT $2) AS "sameDevice"
     FROM members.member m LEFT JOIN members.member u ON u.id = m.upline_id
     LEFT JOIN identity.member_registration r ON r.member_id = m.id
     LEFT JOIN LATERAL (SELECT jsonb_build_object('vi', g.name_vi, 'en', g.name_en) AS game, s.started_at AS since
       FROM seamless.play_session s JOIN games.game g ON g.id = s.game_id
       WHERE s.member_id = m.id AND s.started_at > $3 AND s.seen_at > $4
       ORDER BY s.started_at DESC LIMIT 1) p ON true
     LEFT JOIN LATERAL (SELECT c.id, c.state FROM verification.identity_check c WHERE c.member_id = m.id ORDER BY c.id DESC LIMIT 1) i ON true
     WHERE m.id = $1`,
    [memberId, MOST_ACCOUNTS, before(now, OPENED_MS), before(now, PLAYING_MS)],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const { regDate, lastSeenAt, mobile, email, payeeName, game, since, ...rest } = row;
  return {
    ...rest,
    playing: game && since && { game, since: since.toISOString() },
    regDate: regDate.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    mobile: mobile && maskedContact({ channel: 'sms', number: mobile }),
    email: email && maskedContact({ channel: 'mail', address: email }),
    payeeName: payeeName && `${payeeName.slice(0, 1)}…`,
  };
}
