import { type RequestOf, type register, registerMobile, register as registerWithName } from '@unisite/shared/contract';
import { keepCheck, readOutbox, sendCode } from '../access/identity/index.ts';
import { passAgeGate } from './ageGate.ts';
import { type CallOptions, TEST_BROWSER, type TestPlatform } from './testPlatform.ts';

export type Registration = RequestOf<typeof register>;

const addressOf = (network: string, place: number): string => `${network}.${(place >> 8) % 250}.${place % 250}`;

/** Registrations on a test's platform, each from its own address (the platform must trust its proxy). */
export function registrations(platform: () => TestPlatform, now: () => number) {
  let serial = 0;
  const next = (): number => {
    serial += 1;
    return serial;
  };

  const common = (verification: Registration['verification']): Registration => ({
    domain: 'localhost',
    registerUrl: 'http://localhost/register?referralCode=x',
    registerMethod: 'WEB',
    adult: true,
    ...(verification ? { verification } : {}),
  });
  const proof = async (): Promise<Registration['verification']> => ({
    slide: await keepCheck(platform().services, new Date(now()), 'slideProof', 'passed'),
  });
  const at = (options: CallOptions = {}): CallOptions => {
    const address = addressOf('198.51', next());
    return { ...options, headers: { 'x-forwarded-for': address, 'x-language': 'en', ...options.headers } };
  };

  const devices = new Map<string, Promise<CallOptions>>();
  /** Call options of a device that has passed the market's age gate. */
  const onDevice = async (options: CallOptions = {}): Promise<CallOptions> => {
    const { host = 'localhost' } = options;
    const passed = devices.get(host) ?? passAgeGate(platform(), { host });
    devices.set(host, passed);
    const cookie = [options.headers?.cookie, (await passed).headers?.cookie].filter(Boolean).join('; ');
    return { ...options, headers: { ...options.headers, cookie } };
  };

  return {
    at,
    proof,
    freshName: () => `newcomer${next()}`,
    freshNumber: () => `0987${String(next()).padStart(6, '0')}`,
    /** Submits the username tab's form, complete except for `changes`. */
    async withName(changes: Partial<Registration> = {}, options?: CallOptions) {
      const filled = {
        username: `newcomer${next()}`,
        password: 'ngua chay 2026',
        confirmPassword: 'ngua chay 2026',
      };
      const number = { mobileNum: `0987${String(serial).padStart(6, '0')}`, countryDialingCode: '84' };
      return platform().call(
        registerWithName,
        { ...common(await proof()), ...filled, ...number, ...changes },
        at(await onDevice(options)),
      );
    },
    /** Submits the mobile tab's form; requests a code first unless one is given. */
    async withNumber(changes: Partial<Registration> = {}, options?: CallOptions) {
      const mobileNum = changes.mobileNum ?? `0987${String(next()).padStart(6, '0')}`;
      const verificationCode = changes.verificationCode ?? (await this.codeFor(mobileNum));
      const filled = { password: 'ngua chay 2026', confirmPassword: 'ngua chay 2026', countryDialingCode: '84' };
      return platform().call(
        registerMobile,
        { ...common(await proof()), ...filled, ...changes, mobileNum, verificationCode },
        at(await onDevice(options)),
      );
    },
    /** Requests a registration code for a Vietnamese number and reads it. */
    async codeFor(mobileNum: string): Promise<string> {
      const { services, database } = platform();
      const number = `+84${mobileNum.replace(/^0/, '')}`;
      await sendCode(services, {
        purpose: 'register',
        target: { channel: 'sms', number },
        market: 'VN',
        holder: TEST_BROWSER,
        memberId: null,
        language: 'en',
        ip: addressOf('203.0', next()),
        userAgent: 'test',
      });
      await services.delivery.settled();
      const [message] = await readOutbox(database, number);
      return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    },
  };
}
