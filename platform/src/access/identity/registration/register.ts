import type { ParsedRequestOf, RegistrationField, register, SignInValue } from '@unisite/shared/contract';
import { typedValue } from '@unisite/shared/contract/fieldRule';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { domainOf } from '../../../foundation/http/market.ts';
import type { RefusalCode } from '../../../foundation/http/refusal.ts';
import { accountName } from '../../members/index.ts';
import { keepMemberAge } from '../age/memberAge.ts';
import { requireDeviceAge } from '../age/requireAge.ts';
import { presentedBrowser } from '../codes/askingBrowser.ts';
import { takeCode } from '../codes/takeCode.ts';
import { passHumanCheck } from '../humanCheck/passHumanCheck.ts';
import { isBreached } from '../passwords/breached.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { unusablePassword } from '../passwords/unusablePassword.ts';
import type { Services } from '../services.ts';
import { completeSignIn } from '../signIn/completeSignIn.ts';
import type { SignInMethod } from '../signIn/signInMethod.ts';
import { recordSignIn } from '../signIn/signInRecord.ts';
import { writeWithdrawalPin } from '../withdrawalPin/storedPin.ts';
import { checkForm, type Form } from './checkForm.ts';
import { findUpline, type Referral } from './findUpline.ts';
import type { Tab } from './formFields.ts';
import { insertMember, type NewMember } from './insertMember.ts';
import { generateName, isNameAvailable } from './names.ts';
import { fieldRefusal, recordRefused, unusable } from './registrationRefusals.ts';
import { throttleRegistration } from './throttleRegistration.ts';

type Request = ParsedRequestOf<typeof register>;

const REGISTRATION = { kind: 'registration' } as const satisfies SignInMethod;

/**
 * Registers a member and signs them in (specification sections 3 to 5). The cheapest checks come first: form, checkbox,
 * password, age statement. Then the human check, whether the password has leaked, the name and the referral, and last
 * the code, so that a mistake elsewhere does not cost it. A number is bound once a code proved it, and only then is it
 * reported as taken; a number or address without a code is kept aside until it is bound, whoever owns it.
 *
 * @throws Refusal SWITCHED_OFF, BAD_REQUEST (with a text for each field), MOBILE_INVALID, ADULTS_ONLY,
 * PASSWORD_TOO_COMMON, those of `requireDeviceAge` and of `passHumanCheck`, TOO_MANY_REQUESTS, ACCOUNT_TAKEN,
 * AFFILIATE_CODE_INVALID, WRONG_CODE, MOBILE_TAKEN
 */
export async function registerMember(
  services: Services,
  tab: Tab,
  request: Request,
  context: CallContext,
): Promise<SignInValue> {
  const { database } = services;
  const form = await checkForm(database, tab, request, context);
  const stated = await requireDeviceAge(services, context);
  await passHumanCheck(services, request.verification, context);
  await throttleRegistration(services, context.ip);

  const refuse = async (code: RefusalCode, field: RegistrationField): Promise<never> => {
    await recordRefused(services, `${tab} ${code}`, context);
    throw field === 'recommenderId' ? unusable(field) : fieldRefusal(code, field);
  };
  const password = form.values.get('password');
  // Calls another service, so only after the human check.
  if (password !== undefined && (await isBreached(services, password))) await refuse('PASSWORD_TOO_COMMON', 'password');
  const typedName = accountName(form.values.get('username') ?? '');
  if (typedName !== '' && !(await isNameAvailable(database, typedName))) await refuse('ACCOUNT_TAKEN', 'username');

  const brought = await findUpline(database, failedFieldOf(form, request), context);
  if ('unknown' in brought)
    return refuse(brought.unknown === 'affiliateCode' ? 'AFFILIATE_CODE_INVALID' : 'BAD_REQUEST', brought.unknown);

  const proven = form.asksCode ? form.mobile : null;
  if (form.asksCode && !(await isCodeRight(services, form, context))) await refuse('WRONG_CODE', 'verificationCode');

  const account = typedName || (await generateName(database));
  const newcomer = await newcomerOf({ tab, account, form, brought, proven, request, context });
  const now = services.clock();
  const pin = form.values.get('paymentPassword') ?? null;
  const pinHash = pin === null ? null : await hashPassword(pin);
  const created = await insertMember(database, now, newcomer, async (q, member) => {
    await keepMemberAge(q, { memberId: member.id, marketCode: member.marketCode }, stated);
    const { factorsKeys } = services.settings.identity;
    if (pinHash !== null) await writeWithdrawalPin(q, factorsKeys, now, member.id, pinHash);
    // Valid until the sign-in below is recorded as well: repeating the call signs in.
    await recordSignIn({ database: q }, context, member, { method: REGISTRATION, secondStepPassed: false, issued: [] });
    await context.storeResponse(q, {});
  });
  if (created === 'ACCOUNT_TAKEN') return refuse(created, 'username');
  if (created === 'MOBILE_TAKEN') return refuse(created, 'mobileNum');
  if (created === 'AFFILIATE_CODE_INVALID') return refuse(created, 'affiliateCode');
  return completeSignIn(services, created, REGISTRATION, context);
}

/** The address's code is sent with the form whether or not the field is shown (section 3). */
function failedFieldOf({ values }: Form, request: Request) {
  return {
    affiliateCode: typedValue('affiliateCode', request.affiliateCode),
    referralCode: request.referralCode?.trim() ?? '',
    recommenderId: values.get('recommenderId') ?? '',
  };
}

async function isCodeRight(services: Services, { mobile, values }: Form, context: CallContext): Promise<boolean> {
  const code = values.get('verificationCode') ?? '';
  if (mobile === null || code === '') return false;
  const { market, ip, userAgent } = context;
  const target = { channel: 'sms', number: mobile } as const;
  const binding = { purpose: 'register', market: market.code, target, holder: presentedBrowser(context) } as const;
  return (await takeCode(services, { ...binding, code, memberId: null, ip, userAgent })) === 'taken';
}

interface Accepted {
  readonly tab: Tab;
  readonly account: string;
  readonly form: Form;
  readonly brought: Referral;
  /** The number that a code proved. */
  readonly proven: string | null;
  readonly request: Request;
  readonly context: CallContext;
}

/** Fields stored as typed. */
const profileFields = ['email', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'idNumber'] as const;

async function newcomerOf({ tab, account, form, brought, proven, request, context }: Accepted): Promise<NewMember> {
  const { values } = form;
  const password = values.get('password') ?? null;
  const profile = new Map(
    profileFields.flatMap((field): [string, string][] => {
      const value = values.get(field);
      return value === undefined ? [] : [[field, field === 'email' ? value.toLowerCase() : value]];
    }),
  );
  if (form.mobile !== null && proven === null) profile.set('mobileNum', form.mobile);
  return {
    account,
    nickname: values.get('nickname') ?? values.get('username') ?? account,
    passwordHash: await (password === null ? unusablePassword() : hashPassword(password)),
    hasPassword: password !== null,
    market: context.market,
    language: context.language,
    brought,
    mobile: proven,
    payeeName: values.get('payeeName') ?? null,
    profile,
    method: tab,
    domain: domainOf(new URL(context.origin).host),
    registerUrl: refererPath(request.registerUrl),
    ip: context.ip,
    userAgent: context.userAgent,
  };
}

/** The page's address without the query, which may contain anything and is not stored; null if invalid. */
function refererPath(url: string): string | null {
  const page = URL.parse(url);
  return page && /^https?:$/.test(page.protocol) ? `${page.origin}${page.pathname}` : null;
}
