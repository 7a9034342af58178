import { ageGate, confirmAge } from '@unisite/shared/contract';
import type { CallOptions, TestPlatform } from './testPlatform.ts';

/** Adds a cookie to call options, replacing one of the same name. */
export function withCookie(options: CallOptions, name: string, value: string): CallOptions {
  const others = (options.headers?.cookie ?? '').split('; ').filter((one) => one !== '' && !one.startsWith(`${name}=`));
  const cookie = [...others, `${name}=${value}`].join('; ');
  return { ...options, headers: { ...options.headers, cookie } };
}

/** Passes the age gate on a device, and returns options for later calls from it. */
export async function passAgeGate(
  platform: TestPlatform,
  options: CallOptions = {},
  birthDate = '1990-05-17',
): Promise<CallOptions> {
  const { terms } = (await platform.call(ageGate, {}, options)).value;
  const { value, cookies } = await platform.call(confirmAge, { birthDate, termsVersion: terms.version }, options);
  if (value.state !== 'confirmed') throw new Error(`the gate is shut until ${value.from}`);
  const name = '__Host-unisite-age';
  return withCookie(options, name, cookies[name]?.value ?? '');
}
