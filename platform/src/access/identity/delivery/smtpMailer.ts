import { createTransport } from 'nodemailer';
import { type DeliverySettings, isThisMachine } from './deliverySettings.ts';
import type { Mailer } from './senders.ts';

const PATIENCE_MS = 10_000;

/**
 * Mails by SMTP (RFC 5321); with TLS from the start for `smtps`, else as soon as the server offers it (RFC 3207). A
 * server on another machine that does not offer it gets no mail.
 */
export function smtpMailer({ url, from }: NonNullable<DeliverySettings['smtp']>): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !isThisMachine(new URL(url).hostname),
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // The mail is plain text of the platform: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
