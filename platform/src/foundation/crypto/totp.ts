import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Unisite';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Tolerated skew of a phone's clock in time steps, either way. */
const WINDOW = 1;

/** A new authenticator secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator reads from a QR code (otpauth://). */
export function enrolmentUri(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/** The time step (RFC 6238, 4.2) whose code this is, at most one from the present; null if there is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and throws where six characters are more bytes than that.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/**
 * The time step of the second of two consecutive codes of an authenticator (RFC 4226, 7.4); null if they are not. The
 * chance of guessing is one in a hundred thousand million, so they need no limit on tries.
 */
export function stepOfPair(secret: string, [first, second]: CodePair, now: Date): number | null {
  const step = stepOfCode(secret, second, now);
  const before = new Date((step ?? 0) * PERIOD_SECONDS * 1000 - 1);
  return step !== null && codeAt(secret, before) === first ? step : null;
}

export type CodePair = readonly [string, string];

/** Two codes typed one after the other, with or without spaces; null: it is not two codes. */
export function codePairOf(typed: string): CodePair | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{12}$/.test(digits) ? [digits.slice(0, 6), digits.slice(6)] : null;
}

/** The code that an authenticator shows at an instant. */
export function codeAt(secret: string, at: Date): string {
  return totp(secret).generate({ timestamp: at.getTime() });
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });
}
