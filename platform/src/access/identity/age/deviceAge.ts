import { birthDate } from '@unisite/shared/contract';
import * as z from '@unisite/shared/schema';
import { type Keys, openSecret, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import type { Services } from '../services.ts';
import type { AgeRecord } from './ageRecord.ts';

/**
 * A visitor's age statement, kept on the device: a cookie that page scripts cannot read, sealed per market, so that the
 * date of birth in it can be neither read, forged nor carried to another market. Whoever deletes it is asked again, as
 * on a new device.
 */

/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

const kept = z.object({
  birthDate,
  at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.literal('confirmed'), terms: z.int() }),
    z.object({ state: z.literal('tooYoung'), tries: z.int() }),
  ]),
});

type Needs = Pick<Services, 'settings'>;
type Device = Pick<CallContext, 'market' | 'cookies' | 'sessionCookie'>;

/** Prefixed `__Host-` where the browser accepts such cookies, like the session's. */
const cookieName = ({ sessionCookie }: Pick<Device, 'sessionCookie'>): string => `${sessionCookie}-age`;

const aboutOf = ({ market }: Pick<Device, 'market'>): string => `age ${market.code}`;

const keysOf = ({ settings }: Needs): Keys => settings.identity.factorsKeys;

/** What was stated on this device; null if nothing, or nothing that this platform sealed for this market. */
export function deviceAge(services: Needs, device: Device): AgeRecord | null {
  const [, sealed] = /^([\w-]{40,400})$/.exec(device.cookies.get(cookieName(device)) ?? '') ?? [];
  if (!sealed) return null;
  try {
    const text = openSecret(keysOf(services), aboutOf(device), Buffer.from(sealed, 'base64url'));
    const read = z.safeParse(kept, JSON.parse(text));
    if (!read.success) return null;
    const { at, ...record } = read.data;
    return { ...record, at: new Date(at) };
  } catch {
    return null;
  }
}

export function keepDeviceAge(services: Needs, device: Device, { at, ...record }: AgeRecord): void {
  const text = JSON.stringify({ ...record, at: at.getTime() });
  const sealed = sealSecret(keysOf(services), aboutOf(device), text).toString('base64url');
  device.cookies.set(cookieName(device), sealed, { maxAge: COOKIE_SECONDS });
}
