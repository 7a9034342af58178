import type { Queryable } from '@unisite/platform/database';
import { playerMessages, welcomeMessage } from './content/messages.ts';
import { player } from './people.ts';

const hour = 3_600_000;

/** Seeds everyone's welcome message, and the inbox of the demonstration's player. Returns how many messages. */
export async function seedMessages(q: Queryable, now: Date): Promise<number> {
  const welcomed = await q.query(
    `INSERT INTO message (member_id, category, title, content, sent_at, read_at)
     SELECT id, 'account', $1, $2, reg_date + interval '5 minutes', reg_date + interval '20 minutes' FROM member ORDER BY id RETURNING id`,
    [JSON.stringify(welcomeMessage.title), JSON.stringify(welcomeMessage.content)],
  );
  for (const message of playerMessages.toReversed()) {
    const sent = new Date(now.getTime() - message.ago * hour);
    await q.query(
      `INSERT INTO message (member_id, category, title, content, sent_at, read_at)
       SELECT id, $6, $2, $3, $4, $5 FROM member WHERE account = $1`,
      [
        player.account,
        JSON.stringify(message.title),
        JSON.stringify(message.content),
        sent,
        message.read ? new Date(sent.getTime() + 2 * hour) : null,
        message.category,
      ],
    );
  }
  return welcomed.length + playerMessages.length;
}
