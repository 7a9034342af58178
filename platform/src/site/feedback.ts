import { randomInt } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Keeps a message to the site. Answers the reference by which the sender can ask after it, e.g. `F-7KQ2MZ4H`. */
export async function keepFeedback(
  q: Queryable,
  sent: {
    readonly market: string;
    readonly memberId: MemberId | null;
    readonly content: string;
    readonly contact: string | null;
    readonly at: Date;
  },
): Promise<string> {
  const reference = `F-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '').join('')}`;
  await q.query(
    'INSERT INTO feedback (reference, market_code, member_id, content, contact, sent_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [reference, sent.market, sent.memberId, sent.content, sent.contact, sent.at],
  );
  return reference;
}
