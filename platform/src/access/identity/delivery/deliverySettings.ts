import { StartupError } from '../../../foundation/process/startupError.ts';

/** How codes are delivered; null: not at all. */
export interface DeliverySettings {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly smsGateway: { readonly url: string; readonly token: string } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `SMTP_URL` (`smtps://user:password@host:465`) with `MAIL_FROM`, and `SMS_GATEWAY_URL` with `SMS_GATEWAY_TOKEN`
 * (docs/sms-gateway.md). A demonstration sends nothing, whatever they say. Throws `StartupError` with one sentence,
 * which repeats no secret, when they cannot be used.
 */
export function readDeliverySettings(environment: Environment, mode: 'demonstration' | 'production'): DeliverySettings {
  if (mode === 'demonstration') return { smtp: null, smsGateway: null };
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, SMS_GATEWAY_URL: gatewayUrl, SMS_GATEWAY_TOKEN: token } = environment;
  if (smtpUrl && !/^smtps?:\/\/[^/\s]+/.test(smtpUrl)) {
    throw new StartupError('SMTP_URL must be an address like "smtps://user:password@mail.example:465".');
  }
  // Parameters could switch encryption off or accept any certificate.
  if (smtpUrl?.includes('?')) throw new StartupError('SMTP_URL takes no parameters: leave out what follows the "?".');
  if (smtpUrl && !from) throw new StartupError('SMTP_URL is set; set MAIL_FROM to the address that mails come from.');
  if (gatewayUrl && !isPrivateAddress(gatewayUrl)) {
    throw new StartupError('SMS_GATEWAY_URL must be an address that begins with "https://".');
  }
  if (gatewayUrl && !token)
    throw new StartupError('SMS_GATEWAY_URL is set; set SMS_GATEWAY_TOKEN to its bearer token.');
  return {
    smtp: smtpUrl && from ? { url: smtpUrl, from } : null,
    smsGateway: gatewayUrl && token ? { url: gatewayUrl, token } : null,
  };
}

/** Whether traffic to the address cannot be read on the way: encrypted, or never off this machine. */
export function isPrivateAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** Whether the host is this machine. */
export const isThisMachine = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
