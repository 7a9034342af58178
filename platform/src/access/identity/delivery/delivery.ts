import type { Database } from '../../../foundation/database/connect.ts';
import type { Log } from '../../../foundation/log/log.ts';
import type { Settings } from '../../../foundation/settings.ts';
import { type CodeTarget, masked } from '../codes/codeTarget.ts';
import type { IdentitySettings } from '../settings.ts';
import { outboxSenders } from './outbox.ts';
import { smsGateway } from './smsGateway.ts';
import { smtpMailer } from './smtpMailer.ts';

/** A message to one person. The subject is for mail only; SMS has none. */
export interface Message {
  readonly subject: string;
  readonly body: string;
}

/** How messages reach people. */
export interface Delivery {
  /** Whether messages can be sent by this channel. */
  reaches(channel: CodeTarget['channel']): boolean;
  /**
   * Sends without waiting: the time it takes would reveal who is reached. Failures are logged without the message and
   * with the target masked.
   */
  send(target: CodeTarget, message: Message): void;
  /** Resolves when nothing is in flight any more. */
  settled(): Promise<void>;
  /** Waits for what is in flight, then closes. */
  close(): Promise<void>;
}

interface DeliveryDependencies {
  readonly database: Database;
  readonly settings: Pick<Settings, 'mode'> & { readonly identity: IdentitySettings };
  readonly log: Log;
  readonly clock: () => Date;
}

export function createDelivery({ database, settings, log, clock }: DeliveryDependencies): Delivery {
  const { smtp, smsGateway: gateway } = settings.identity.delivery;
  const { mailer, sms } =
    settings.mode === 'demonstration'
      ? outboxSenders(database, clock)
      : { mailer: smtp && smtpMailer(smtp), sms: gateway && smsGateway(gateway) };
  const underWay = new Set<Promise<void>>();

  const hand = async (target: CodeTarget, { subject, body }: Message) => {
    if (target.channel === 'sms') await sms?.send({ to: target.number, text: body });
    else await mailer?.send({ to: target.address, subject, text: body });
  };
  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    reaches: (channel) => (channel === 'sms' ? sms : mailer) !== null,
    send(target, message) {
      const sending = hand(target, message)
        .catch((error: unknown) => {
          // A server's response may repeat the address, so its text is not logged.
          const reason = error instanceof Error ? error.name : 'Error';
          log.error({ channel: target.channel, target: masked(target), reason }, 'a message was not delivered');
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    settled,
    async close() {
      await settled();
      mailer?.close();
    },
  };
}
