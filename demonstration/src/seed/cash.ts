import { createHash } from 'node:crypto';
import type { Queryable } from '@unisite/platform/database';
import { hashPassword } from '@unisite/platform/identity';
import { placeHold, post, releaseHold, returnPayout, settleHold } from '@unisite/platform/ledger';
import { fromWire, type MemberId, minus, vnd } from '@unisite/shared/contract';
import { player } from './people.ts';
import { proofPicture } from './proofPicture.ts';

/** Withdrawal PIN of the demonstration's player. */
const figures = '246813';

const members = 'INSERT INTO cash_member (member_id) SELECT id FROM member ON CONFLICT DO NOTHING';

/** The banks named in the account record, in the same order. */
const bankAccounts = `
  INSERT INTO cash_bank_account (member_id, bank_code, holder, number, added_at)
  SELECT m.id, b.code, m.payee_name, '1903' || lpad(((m.id * 7919) % 100000000)::text, 8, '0') || lpad((m.id % 100)::text, 2, '4'),
         m.reg_date + interval '1 day'
    FROM member m JOIN cash_bank b ON b.place = m.id % 6 + 1 WHERE m.payee_name IS NOT NULL AND m.state = 'active'
  UNION ALL
  SELECT id, 'SAOMAI', payee_name, '0071000998877', reg_date + interval '2 days' FROM member WHERE account = $1
  ON CONFLICT DO NOTHING`;

/** Turns every deposit in the ledger into a confirmed one, under its own reference. */
const deposits = `
  INSERT INTO cash_deposit (reference, member_id, market_code, currency, method, amount, fee_percent, fee_fixed, state, provider, instructions,
    created_at, expires_at, closed_at)
  SELECT t.reference, m.id, m.market_code, a.currency, 'bankTransfer', p.amount, 0, 0, 'confirmed', 'sandbox',
         '{"kind": "transfer", "bin": "979901", "accountNumber": "19034567890123", "accountName": "CONG TY UNISITE", "bankPage": null}',
         t.at - interval '3 minutes', t.at + interval '27 minutes', t.at
    FROM transfer t JOIN posting p ON p.transfer_id = t.id AND p.side = 1 JOIN account a ON a.id = p.account_id AND a.kind = 'member'
    JOIN member m ON m.id::text = a.owner
   WHERE t.kind = 'deposit' ORDER BY t.at
  ON CONFLICT DO NOTHING`;
const payments = `
  INSERT INTO cash_deposit_payment (provider, transaction_id, deposit_id, amount, fee, at)
  SELECT 'sandbox', 'demonstration-' || reference, id, amount, 0, closed_at FROM cash_deposit WHERE state = 'confirmed'`;

/** Turns every withdrawal in the ledger into a received one. */
const withdrawals = `
  INSERT INTO cash_withdrawal (reference, member_id, market_code, currency, bank_account_id, amount, fee, state, provider, created_at, paid_at,
    receipt_due, closed_at, handed_over)
  SELECT t.reference, m.id, m.market_code, a.currency, k.id, -p.amount, 0, 'received', 'sandbox', t.at - interval '20 minutes', t.at,
         t.at + interval '30 minutes', t.at + interval '30 minutes', true
    FROM transfer t JOIN posting p ON p.transfer_id = t.id AND p.side = 0 JOIN account a ON a.id = p.account_id AND a.kind = 'member'
    JOIN member m ON m.id::text = a.owner
    JOIN LATERAL (SELECT id FROM cash_bank_account WHERE member_id = m.id ORDER BY id LIMIT 1) AS k ON true
   WHERE t.kind = 'withdrawal' ORDER BY t.at
  ON CONFLICT DO NOTHING`;

/** Of the player's latest payouts, one waits for the member's confirmation and two did not arrive as they should. */
const disputes = `
  UPDATE cash_withdrawal w SET state = said.state, closed_at = NULL, remarks = said.remarks,
    received_amount = CASE said.state WHEN 'partial' THEN w.amount / 2 END,
    receipt_due = CASE said.state WHEN 'paid' THEN $2::timestamptz + interval '30 minutes' ELSE w.receipt_due END
  FROM (SELECT w.id, row_number() OVER (ORDER BY w.created_at DESC) AS place FROM cash_withdrawal w JOIN member m ON m.id = w.member_id
         WHERE m.account = $1) AS latest
  JOIN (VALUES (1, 'paid', NULL), (2, 'notReceived', 'Chưa thấy tiền trong tài khoản'), (3, 'partial', 'Mới nhận được một nửa')) AS said (place, state, remarks)
    ON said.place = latest.place
  WHERE w.id = latest.id`;

const proofs = `
  INSERT INTO cash_proof (withdrawal_id, type, picture, digest, at)
  SELECT id, 'image/png', $1, $2, paid_at + interval '8 minutes' FROM cash_withdrawal WHERE state IN ('partial', 'notReceived', 'returned')`;

/** Failed deposits, which moved no money. */
const fruitless = `
  INSERT INTO cash_deposit (reference, member_id, market_code, currency, method, amount, fee_percent, fee_fixed, state, reason, provider, instructions,
    created_at, expires_at, closed_at)
  SELECT 'NT' || to_char(($2::timestamptz - s.hours * interval '1 hour') AT TIME ZONE market_zone(m.market_code), 'YYMMDD')
      || 'DEM' || s.sign,
    m.id, m.market_code,
         k.currency, s.method, s.vnd * 100, s.fee, 0, s.state, s.reason, 'sandbox', '{"kind": "page", "url": "/"}',
         $2::timestamptz - s.hours * interval '1 hour', $2::timestamptz - s.hours * interval '1 hour' + interval '15 minutes',
         $2::timestamptz - s.hours * interval '1 hour' + s.minutes * interval '1 minute'
    FROM member m JOIN market k ON k.code = m.market_code CROSS JOIN (VALUES
      ('card', 1000000, 1.5, 'failed', 'declined', 27, 2, 'K4P'), ('eWallet', 500000, 0, 'expired', NULL, 40, 15, 'W7R'),
      ('card', 3000000, 1.5, 'cancelled', NULL, 51, 4, 'Z2M')) AS s (method, vnd, fee, state, reason, hours, minutes, sign)
   WHERE m.account = $1`;

const events = `
  INSERT INTO cash_event (at, deposit_id, withdrawal_id, state, who, why)
  SELECT at, deposit_id, withdrawal_id, state, who, why FROM (
    SELECT created_at AS at, id AS deposit_id, NULL::bigint AS withdrawal_id, 0 AS ord, 'pending' AS state, 'member' AS who, NULL AS why FROM cash_deposit
    UNION ALL
    SELECT closed_at, id, NULL, 1, state, CASE state WHEN 'cancelled' THEN 'member' WHEN 'expired' THEN 'platform' ELSE 'provider:sandbox' END, reason
      FROM cash_deposit WHERE closed_at IS NOT NULL
    UNION ALL
    SELECT created_at, NULL, id, 0, 'requested', 'member', NULL FROM cash_withdrawal
    UNION ALL
    SELECT created_at + interval '5 minutes', NULL, id, 1, 'approved', 'operator:ops', NULL FROM cash_withdrawal WHERE paid_at IS NOT NULL
    UNION ALL
    SELECT paid_at, NULL, id, 2, 'paid', 'provider:sandbox', NULL FROM cash_withdrawal WHERE paid_at IS NOT NULL
    UNION ALL
    SELECT coalesce(closed_at, paid_at + interval '8 minutes'), NULL, id, 3, state, CASE state WHEN 'received' THEN 'platform' ELSE 'member' END, NULL
      FROM cash_withdrawal WHERE state IN ('received', 'partial', 'notReceived')) AS happened
  ORDER BY at, ord`;

interface Asking {
  readonly memberId: MemberId;
  readonly market: string;
  readonly currency: string;
  readonly account: string;
  readonly bankName: string;
}

const asking = `
  SELECT m.id AS "memberId", m.market_code AS market, a.currency, k.id AS account, b.name AS "bankName"
    FROM member m JOIN account a ON a.kind = 'member' AND a.owner = m.id::text
    JOIN LATERAL (SELECT id, bank_code FROM cash_bank_account WHERE member_id = m.id ORDER BY id LIMIT 1) AS k ON true
    JOIN cash_bank b ON b.code = k.bank_code`;

/** The fee of a withdrawal. */
const FEE = fromWire(vnd(3_300));
type End = 'rejected' | 'returned';
/** The steps of a withdrawal, and who took them; the last step is its state. */
const ways: Readonly<Record<End | 'requested', readonly (readonly [state: string, who: string])[]>> = {
  requested: [['requested', 'member']],
  rejected: [
    ['requested', 'member'],
    ['rejected', 'operator:ops'],
  ],
  returned: [
    ['requested', 'member'],
    ['approved', 'operator:ops'],
    ['paid', 'provider:sandbox'],
    ['notReceived', 'member'],
    ['returned', 'operator:ops'],
  ],
};
const reasons: Readonly<Partial<Record<End, string>>> = {
  rejected: 'Tên chủ tài khoản không khớp với tên đã đăng ký',
  returned: 'Ngân hàng nhận đã trả lại tiền',
};

/** A market's day as in references, YYMMDD. */
async function dayIn(q: Queryable, market: string, now: Date): Promise<string> {
  const [row] = await q.query<{ day: string }>(`SELECT to_char(market_day($2, $1), 'YYMMDD') AS day`, [market, now]);
  if (!row) throw new Error('a day gave no answer');
  return row.day;
}

/** Deposits now, so that there is enough money for the withdrawals. */
const payIn = async (
  q: Queryable,
  now: Date,
  { memberId, market, currency, bankName }: Asking,
  dong: number,
  sign: string,
) =>
  post(q, {
    key: `demonstration/deposit/${memberId}/${sign}`,
    kind: 'deposit',
    from: { kind: 'bank', owner: 'BANK', currency },
    to: { kind: 'member', owner: memberId, currency },
    amount: fromWire(vnd(dong)),
    subject: { vi: bankName, en: bankName.replace(/^Ngân hàng /, '') },
    reference: `NT${await dayIn(q, market, now)}DEM${sign}`,
    at: now,
  });

/** Requests a withdrawal now. Its money is held, and returned if it was rejected or the payout came back. */
async function ask(q: Queryable, now: Date, who: Asking, dong: number, sign: string, end: End | null) {
  const { memberId, market, currency, account, bankName } = who;
  const reference = `RT${await dayIn(q, market, now)}DEM${sign}`;
  const amount = fromWire(vnd(dong));
  const why = end ? (reasons[end] ?? null) : null;
  const returned = end === 'returned';
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO cash_withdrawal (reference, member_id, market_code, currency, bank_account_id, amount, fee, state, reason_text, provider, created_at,
       closed_at, paid_at, returned_amount, handed_over)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'sandbox', $10, $11, $12, $13, $14) RETURNING id`,
    [
      reference,
      memberId,
      market,
      currency,
      account,
      amount,
      FEE,
      end ?? 'requested',
      why,
      now,
      end ? now : null,
      returned ? now : null,
      returned ? amount : null,
      returned,
    ],
  );
  if (!row) return;
  const subject = { vi: bankName, en: bankName.replace(/^Ngân hàng /, '') };
  const key = `cash/withdrawal/${row.id}`;
  const held = { memberId, currency, amount, subject, reference, at: now };
  await placeHold(q, { ...held, key: `${key}/hold` });
  if (end === 'rejected') await releaseHold(q, { ...held, key: `${key}/back` });
  if (returned) {
    await settleHold(q, { ...held, key: `${key}/paid`, fee: FEE });
    await returnPayout(q, { ...held, key: `${key}/returned`, amount: minus(amount, FEE), fee: FEE });
  }
  for (const [state, by] of ways[end ?? 'requested']) {
    await q.query('INSERT INTO cash_event (at, withdrawal_id, state, who, why) VALUES ($1, $2, $3, $4, $5)', [
      now,
      row.id,
      state,
      by,
      state === end ? why : null,
    ]);
  }
}

/**
 * Deposits and withdrawals for the ledger's movements, in every state: those in the ledger are confirmed and received,
 * with the same references and amounts; open withdrawals hold their money as usual. Needs the money of `seedMoney`.
 * Returns how many.
 */
export async function seedCash(q: Queryable, now: Date): Promise<number> {
  await q.query(members);
  await q.query(bankAccounts, [player.account]);
  await q.query(
    `INSERT INTO withdrawal_pin (member_id, hash, set_at) SELECT id, convert_to($2, 'UTF8'), $3 FROM member WHERE account = $1
     ON CONFLICT (member_id) DO NOTHING`,
    [player.account, await hashPassword(figures), now],
  );
  const others = await q.query<Asking>(`${asking} WHERE m.account <> $1 ORDER BY a.balance DESC, m.id LIMIT 3`, [
    player.account,
  ]);
  for (const [place, other] of others.entries()) await payIn(q, now, other, 25_000_000, `P${place + 2}D`);
  await q.query(deposits);
  await q.query(payments);
  await q.query(withdrawals);
  await q.query(disputes, [player.account, now]);
  await q.query(fruitless, [player.account, now]);
  await q.query(events);
  const [favoured] = await q.query<Asking>(`${asking} WHERE m.account = $1`, [player.account]);
  if (favoured) {
    await ask(q, now, favoured, 4_000_000, 'J6T', 'rejected');
    await ask(q, now, favoured, 2_600_000, 'L8X', 'returned');
  }
  const picture = await proofPicture();
  await q.query(proofs, [picture, createHash('sha256').update(picture).digest()]);
  for (const [place, other] of others.entries())
    await ask(q, now, other, 22_000_000 - 500_000 * place, `B${place + 2}C`, null);
  const [row] = await q.query<{ count: number }>(
    'SELECT (SELECT count(*) FROM cash_deposit)::int + (SELECT count(*) FROM cash_withdrawal)::int AS count',
  );
  return row?.count ?? 0;
}
