import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import type { Mailer, SmsSender } from './senders.ts';

export interface OutboxMessage {
  readonly at: Date;
  readonly channel: 'sms' | 'mail';
  readonly target: string;
  readonly subject: string | null;
  readonly body: string;
}

const KEPT_MS = 24 * 3_600_000;
const SHOWN = 50;

/** Senders of a demonstration: they store messages, for anybody to read at /outbox. */
export function outboxSenders(database: Database, clock: () => Date): { mailer: Mailer; sms: SmsSender } {
  const keep = async (channel: OutboxMessage['channel'], target: string, subject: string | null, body: string) => {
    await database.query(
      'INSERT INTO outbox_message (at, channel, target, subject, body) VALUES ($1, $2, $3, $4, $5)',
      [clock(), channel, target, subject, body],
    );
  };
  return {
    mailer: { send: ({ to, subject, text }) => keep('mail', to, subject, text), close: () => undefined },
    sms: { send: ({ to, text }) => keep('sms', to, null, text) },
  };
}

/** The newest messages first; with `filter`, only those whose target contains it. */
export function readOutbox(q: Queryable, filter: string): Promise<OutboxMessage[]> {
  return q.query<OutboxMessage>(
    `SELECT at, channel, target, subject, body FROM outbox_message
     WHERE strpos(target, $1) > 0 OR $1 = '' ORDER BY id DESC LIMIT ${SHOWN}`,
    [filter],
  );
}

export async function forgetOldOutbox(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM outbox_message WHERE at < $1', [new Date(now.getTime() - KEPT_MS)]);
}
