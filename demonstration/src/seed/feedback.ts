import type { Queryable } from '@unisite/platform/database';
import { feedbackTexts } from './content/feedback.ts';
import { player } from './people.ts';

const hour = 3_600_000;

/** Seeds recent feedback of visitors and members. Returns how much. */
export async function seedFeedback(q: Queryable, now: Date): Promise<number> {
  for (const [index, sent] of feedbackTexts.toReversed().entries()) {
    const { ago, market, content, contact = null, own = false, state = 'new', note = '', answer = null } = sent;
    const at = new Date(now.getTime() - ago * hour);
    const changed = state === 'new' ? null : new Date(at.getTime() + hour / 2);
    await q.query(
      `INSERT INTO feedback (reference, market_code, member_id, content, contact, sent_at, state, note, answer, changed_by,
         changed_at, finished_at)
       VALUES ($1, $2, (SELECT id FROM member WHERE account = $3), $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        `F-DEMO${String(index + 1).padStart(4, '0')}`,
        market,
        own ? player.account : null,
        content,
        contact,
        at,
        state,
        note,
        answer,
        changed && 'ops',
        changed,
        state === 'answered' || state === 'closed' ? changed : null,
      ],
    );
  }
  return feedbackTexts.length;
}
