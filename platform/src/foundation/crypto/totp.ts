import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Unisite';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps that a phone's clock may be off, either way. */
const WINDOW = 1;

/** A fresh secret of an authenticator, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator reads from a picture (otpauth://). */
export function enrolmentUri(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/** The time step (RFC 6238, 4.2) whose code this is, at most one from the present; null when it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and throws where six signs are more of them.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The code that an authenticator shows at an instant. */
export function codeAt(secret: string, at: Date): string {
  return totp(secret).generate({ timestamp: at.getTime() });
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });
}
