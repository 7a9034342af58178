import {
  type Failure,
  type Language,
  type Localized,
  login,
  loginVerification,
  loginVerificationCode,
  type SecondStepRequired,
  type SignInValue,
  secondStepMethod,
  secondStepRequired,
} from '@unisite/shared/contract';
import type { SentSecondStep, SentSignIn } from '@unisite/shared/contract/rendering';
import * as z from '@unisite/shared/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../../../foundation/http/failures.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { PageHandler } from '../pageHandler.ts';
import type { Services } from '../services.ts';
import { type FormBody, formBody, textOf } from './formBody.ts';
import { type FormVisit, formVisit } from './formVisit.ts';
import { leadBack } from './leadBack.ts';
import { type OwnAnswer, ownCall } from './ownCall.ts';
import { returnPath } from './returnPath.ts';

interface SignInForms extends Services {
  readonly server: Pick<FastifyInstance, 'inject'>;
  readonly page: PageHandler;
}

/** Outcome of a form: signed in, or the form is shown again. */
type Outcome =
  | { readonly state: 'signedIn' }
  | { readonly state: 'again'; readonly secondStep: SentSecondStep }
  | { readonly state: 'refused'; readonly answer: OwnAnswer<unknown>; readonly secondStep: SentSecondStep | null };

const askAgain: Localized = {
  vi: 'Trang chưa tạo được. Vui lòng quay lại và gửi lại biểu mẫu.',
  en: 'The page could not be made. Please go back and send the form again.',
};

/**
 * Signs in a browser without scripts, through the calls that a page makes. Only TLS protects what it sends, so without
 * TLS the password is not checked.
 */
export async function signInByForm(
  services: SignInForms,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visit = await formVisit(services, request);
  const body = formBody(request);
  if (visit.presented.state === 'live') return leadBack(reply, body.returnTo);
  if (request.protocol !== 'https') throw new Refusal('FORBIDDEN');
  const kept = keptOf(body, visit);
  const show = (status: number, sent: Partial<SentSignIn>, notice: Localized = askAgain) =>
    services.page(request, reply, { status, notice, signIn: { ...kept, ...sent } });
  if (body.again !== undefined) return show(200, { isCaptchaAsked: true });

  const outcome = await outcomeOf(services, body, visit, { request, reply });
  if (outcome.state === 'signedIn') return leadBack(reply, body.returnTo);
  if (outcome.state === 'again') return show(200, { secondStep: outcome.secondStep });
  const { status, envelope, retryAfter } = outcome.answer;
  if (envelope.success) throw new Error('a refusal that is none');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  const refused = refusedForm(envelope, visit.language);
  const isCaptchaAsked = isCaptchaNext(envelope, kept);
  return show(status, { ...refused, isCaptchaAsked, secondStep: outcome.secondStep }, envelope.messages ?? askAgain);
}

/** Shows the form to a visitor whose request was refused before it was parsed. */
export function refuseSignIn({ page }: Pick<SignInForms, 'page'>, refusal: Refusal, language: Language) {
  const signIn: SentSignIn = {
    returnTo: '/index',
    username: '',
    isCaptchaAsked: false,
    secondStep: null,
    ...refusedForm(failureOf(refusal, language), language),
  };
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    page(request, reply, { status: refusal.status, signIn, notice: refusal.texts });
}

function keptOf(body: FormBody, { market }: FormVisit): SentSignIn {
  const username = textOf(body, 'username');
  return {
    returnTo: returnPath(body.returnTo) ?? '/index',
    // longer names are invalid
    username: username.length <= 64 ? username : '',
    error: null,
    about: null,
    secondStep: null,
    isCaptchaAsked: market.switches.slideVerification || body.captcha !== undefined,
  };
}

type Exchange = Pick<Parameters<typeof ownCall>[4], 'request' | 'reply'>;

async function outcomeOf(
  services: SignInForms,
  body: FormBody,
  { language }: FormVisit,
  exchange: Exchange,
): Promise<Outcome> {
  const context = { ...exchange, language };
  const asked = secondStepIn(body);
  if (!asked) return stepOutcome(await ownCall(services, services.server, login, loginRequest(body), context), null);

  const { ticket } = asked;
  const way = asked.way ?? 'totp';
  if (body.send === undefined) {
    const request = { ticket, way, answer: textOf(body, 'answer') };
    return stepOutcome(await ownCall(services, services.server, loginVerification, request, context), asked);
  }
  if (way !== 'sms' && way !== 'mail') return { state: 'again', secondStep: asked };
  const sent = await ownCall(services, services.server, loginVerificationCode, { ticket, way }, context);
  if (!sent.envelope.success) return { state: 'refused', answer: sent, secondStep: stillOpen(sent.envelope, asked) };
  return { state: 'again', secondStep: { ...asked, minutes: sent.envelope.value.expiredMinutes } };
}

function stepOutcome(answer: OwnAnswer<SignInValue>, asked: SentSecondStep | null): Outcome {
  const { envelope } = answer;
  if (!envelope.success) return { state: 'refused', answer, secondStep: stillOpen(envelope, asked) };
  const { value } = envelope;
  return value.state === 'signedIn' ? { state: 'signedIn' } : { state: 'again', secondStep: shownStep(value) };
}

/** A void ticket returns to name and password. */
const stillOpen = ({ code }: Failure, asked: SentSecondStep | null): SentSecondStep | null =>
  code === 'TICKET_EXPIRED' ? null : asked;

const shownStep = ({ why, ticket, ways }: SecondStepRequired): SentSecondStep => ({
  why,
  ticket,
  ways,
  way: ways[0]?.way ?? null,
  minutes: null,
});

/** The login request: name, password, and the captcha if one is shown. Agents' pages are for agents. */
function loginRequest(body: FormBody) {
  const captcha = textOf(body, 'captcha');
  return {
    type: 'username' as const,
    username: textOf(body, 'username'),
    password: textOf(body, 'password'),
    ...(captcha.trim() === '' ? {} : { verification: { captcha } }),
    ...(returnPath(body.returnTo) === '/agentHome' ? { agentMode: true } : {}),
  };
}

/** The second step as the form carries it, since no call returns it again. */
function secondStepIn(body: FormBody): SentSecondStep | null {
  const step = textOf(body, 'step');
  if (step === '') return null;
  const read = z.safeParse(secondStepRequired, jsonOf(step));
  if (!read.success) throw new Refusal('BAD_REQUEST');
  const way = z.safeParse(secondStepMethod, body.way);
  const chosen = read.data.ways.find((one) => way.success && one.way === way.data);
  return { ...shownStep(read.data), ...(chosen ? { way: chosen.way } : {}) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const about: Readonly<Partial<Record<string, SentSignIn['about']>>> = {
  WRONG_CREDENTIALS: 'credentials',
  BAD_REQUEST: 'credentials',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_WRONG: 'captcha',
  HUMAN_CHECK_REQUIRED: 'captcha',
  WRONG_CODE: 'answer',
  WRONG_NAME: 'answer',
};

function refusedForm({ code, message, fields = {} }: Failure, language: Language): Pick<SentSignIn, 'error' | 'about'> {
  const [ofField = message] = Object.values(fields);
  // the form has a captcha picture, but no slider
  const error = code === 'HUMAN_CHECK_REQUIRED' ? new Refusal('CAPTCHA_REQUIRED').text(language) : ofField;
  return { error, about: about[code] ?? null };
}

/** Once a captcha was requested, every further attempt needs one. */
const isCaptchaNext = ({ code }: Failure, kept: SentSignIn): boolean =>
  kept.isCaptchaAsked || about[code] === 'captcha' || code === 'HUMAN_CHECK_FAILED';
