import type { MemberDataPart } from '@unisite/shared/contract';

/**
 * One part of a member's data as SQL: `$1` is the member, `$2…` the cursor (null: from the start), the last parameter
 * the row limit. Amounts are VND. `cursor` is each row's key as texts, in the order of `after`.
 */
export interface Part {
  readonly sql: string;
  /** Pattern of each value of the key. */
  readonly key: readonly RegExp[];
}

const id = /^\d{1,18}$/;
const side = /^[01]$/;
const name = /^[^\0]{1,100}$/;
const instant = /^\d{4}-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/;

const at = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const vnd = (column: string) => `(${column} / 100.0)::float8`;

/** Rows of one table that belong to a member and have an ascending id, newest first. */
const byId = (table: string, facts: string): Part => ({
  sql: `SELECT ARRAY[r.id::text] AS cursor, ${facts} FROM ${table} r
    WHERE r.member_id = $1 AND ($2::bigint IS NULL OR r.id < $2::bigint) ORDER BY r.id DESC LIMIT $3`,
  key: [id],
});

/**
 * What is stored about a member, for the member's own file. Leaves out what only protects the account: password hashes,
 * keys of second factors, codes.
 */
export const parts: Readonly<Record<MemberDataPart, Part>> = {
  profile: {
    sql: `SELECT ARRAY[m.id::text] AS cursor, m.account, m.nickname, m.payee_name AS "payeeName", m.mobile, m.email, m.language,
      m.level, m.labels, m.market_code AS market, ${at('m.reg_date')} AS "registeredAt",
      (SELECT encode(p.picture, 'base64') FROM members.member_picture p WHERE p.member_id = m.id) AS "pictureJpg"
      FROM members.member m WHERE m.id = $1 AND $2::bigint IS NULL LIMIT $3`,
    key: [id],
  },
  transactions: {
    sql: `SELECT ARRAY[p.transfer_id::text, p.side::text] AS cursor, a.kind AS wallet, nullif(split_part(a.owner, '/', 1), $1) AS vendor,
        p.transfer_id::text AS id, ${at('t.at')} AS at, t.kind, ${vnd('p.amount')} AS amount,
        ${vnd('p.balance_after')} AS "balanceAfter", a.currency, t.reference
      FROM ledger.account a
      CROSS JOIN LATERAL (SELECT * FROM ledger.posting p WHERE p.account_id = a.id
        AND ($2::bigint IS NULL OR (p.transfer_id, p.side) < ($2::bigint, $3::smallint))
        ORDER BY p.transfer_id DESC, p.side DESC LIMIT $4) p
      JOIN ledger.transfer t ON t.id = p.transfer_id
      WHERE (a.kind IN ('member', 'bonus', 'hold', 'plan', 'debt') AND a.owner = $1)
         OR (a.kind = 'vendorWallet' AND split_part(a.owner, '/', 2) = $1)
      ORDER BY p.transfer_id DESC, p.side DESC LIMIT $4`,
    key: [id, side],
  },
  bets: {
    sql: `SELECT ARRAY[r.opened_at::text, r.vendor_code, r.round_id, r.game_id] AS cursor, r.vendor_code AS vendor,
        r.game_id AS game, r.round_id AS round, ${at('r.opened_at')} AS "openedAt", ${at('r.closed_at')} AS "closedAt",
        ${vnd('r.staked')} AS staked, ${vnd('r.won')} AS won, r.state
      FROM rounds.game_round r WHERE r.member_id = $1::bigint AND ($2::timestamptz IS NULL
        OR (r.opened_at, r.vendor_code, r.round_id, r.game_id) < ($2::timestamptz, $3, $4, $5))
      ORDER BY r.opened_at DESC, r.vendor_code DESC, r.round_id DESC, r.game_id DESC LIMIT $6`,
    key: [instant, name, name, name],
  },
  deposits: byId(
    'cash.cash_deposit',
    `r.reference, ${at('r.created_at')} AS "createdAt", ${at('r.closed_at')} AS "closedAt", r.method, ${vnd('r.amount')} AS amount,
     r.currency, r.state, r.reason`,
  ),
  withdrawals: byId(
    'cash.cash_withdrawal',
    `r.reference, ${at('r.created_at')} AS "createdAt", ${at('r.closed_at')} AS "closedAt", ${vnd('r.amount')} AS amount,
     ${vnd('r.fee')} AS fee, r.currency, r.state, r.reason_text AS reason`,
  ),
  bankAccounts: byId(
    'cash.cash_bank_account',
    `r.bank_code AS bank, r.holder, r.number, ${at('r.added_at')} AS "addedAt", ${at('r.removed_at')} AS "removedAt"`,
  ),
  bonuses: byId(
    'bonuses.bonus',
    `r.title ->> 'vi' AS title, ${vnd('r.amount')} AS amount, r.currency, r.state, ${vnd('r.balance')} AS balance, ${vnd('r.closed_with')} AS "closedWith", ${vnd('r.target')} AS target,
     ${vnd('r.wagered')} AS wagered, ${at('r.given_at')} AS "givenAt", ${at('r.closed_at')} AS "closedAt"`,
  ),
  freeRounds: byId(
    'free_rounds.free_rounds',
    `r.title ->> 'vi' AS title, r.game_id AS game, ${vnd('r.stake')} AS stake, r.rounds, r.used, ${vnd('r.won')} AS won, r.currency,
     r.state, ${at('r.given_at')} AS "givenAt", ${at('r.ends_at')} AS "endsAt", ${at('r.closed_at')} AS "closedAt"`,
  ),
  tickets: byId(
    'lottery.lottery_ticket',
    `r.code, (SELECT d.station_code || ' ' || d.numero FROM lottery.draw d WHERE d.id = r.draw_id) AS draw, ${vnd('r.staked')} AS staked,
     ${vnd('r.won')} AS won, r.currency, r.state, ${at('r.placed_at')} AS "placedAt", ${at('r.closed_at')} AS "closedAt",
     ARRAY(SELECT concat_ws(' ', l.bet, l.selection, l.units, ${vnd('l.unit_stake')}) FROM lottery.lottery_line l
       WHERE l.ticket_id = r.id ORDER BY l.place) AS lines`,
  ),
  plans: byId(
    'lottery.lottery_plan',
    `r.code, r.station_code AS game, ${vnd('r.price')} AS price, r.currency, r.stops_on_win AS "stopsOnWin", r.state, r.reason,
     ${at('r.created_at')} AS "createdAt", ${at('r.closed_at')} AS "closedAt",
     ARRAY(SELECT concat_ws(' ', d.numero, d.times, d.state) FROM lottery.lottery_plan_draw d WHERE d.plan_id = r.id ORDER BY d.place) AS draws`,
  ),
  points: {
    sql: `SELECT ARRAY[p.transfer_id::text] AS cursor, p.transfer_id::text AS id, ${at('t.at')} AS at, p.amount::float8 AS points,
        p.balance_after::float8 AS "pointsAfter", t.subject ->> 'vi' AS subject, t.reference
      FROM ledger.account a
      CROSS JOIN LATERAL (SELECT * FROM ledger.posting p WHERE p.account_id = a.id AND ($2::bigint IS NULL OR p.transfer_id < $2::bigint)
        ORDER BY p.transfer_id DESC LIMIT $3) p
      JOIN ledger.transfer t ON t.id = p.transfer_id
      WHERE a.kind = 'points' AND a.owner = $1 ORDER BY p.transfer_id DESC LIMIT $3`,
    key: [id],
  },
  redemptions: byId(
    'points.point_redemption',
    `r.reference, r.title ->> 'vi' AS title, r.points::float8 AS points, ${vnd('r.amount')} AS amount, r.currency, r.state,
     r.delivery::text AS delivery, r.note, ${at('r.created_at')} AS "createdAt", ${at('r.decided_at')} AS "decidedAt"`,
  ),
  missions: byId(
    'missions.mission_claim',
    `r.mission_id AS mission, r.period, r.gives::text AS gives, ${at('r.at')} AS at, ${at('r.taken_back_at')} AS "takenBackAt"`,
  ),
  spins: byId(
    'raffle.raffle_spin',
    `r.number, r.field, r.gives::text AS gives, r.price::float8 AS points, r.hash, r.seed, r.client_seed AS "clientSeed", r.roll,
     ${at('r.at')} AS at`,
  ),
  applications: byId(
    'promotions.promotion_application',
    `r.reference, r.promotion_id AS promotion, r.state, r.remarks, r.game_id AS game, r.round_id AS round,
     r.reason ->> 'vi' AS reason, ${at('r.sent_at')} AS "sentAt", ${at('r.decided_at')} AS "decidedAt"`,
  ),
  promotionRefusals: byId('promotions.promotion_refusal', `r.promotion_id AS promotion, r.code, ${at('r.at')} AS at`),
  protection: byId(
    'protection.play_event',
    `${at('r.at')} AS at, r.act, split_part(r.who, ':', 1) AS who, r.facts::text AS facts`,
  ),
  identity: byId(
    'verification.identity_check',
    `r.state, r.document, r.valid_until::text AS "validUntil", r.reference, r.reason, ${at('r.asked_at')} AS "askedAt",
     ${at('r.sent_at')} AS "sentAt", ${at('r.decided_at')} AS "decidedAt", ${at('r.accepted_until')} AS "acceptedUntil"`,
  ),
  messages: byId(
    'messages.message',
    `${at('r.sent_at')} AS "sentAt", ${at('r.read_at')} AS "readAt", r.title ->> 'vi' AS title, r.content ->> 'vi' AS content`,
  ),
  feedback: byId(
    'site.feedback',
    `r.reference, r.content, r.contact, r.state, r.answer, ${at('r.sent_at')} AS "sentAt", ${at('r.finished_at')} AS "finishedAt"`,
  ),
  devices: byId(
    'identity.member_device',
    `r.address, r.user_agent AS "userAgent", ${at('r.first_at')} AS "firstAt", ${at('r.last_at')} AS "lastAt"`,
  ),
  securityEvents: byId('identity.security_event', `${at('r.at')} AS at, r.kind, r.ip, r.user_agent AS "userAgent"`),
};
