import { type FirebaseOptions, initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  type ConfirmationResult,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  type UserCredential,
} from '@firebase/auth';
import type { SocialFrameRequest, SocialFrameResponse } from '@unisite/shared/contract/socialFrame';

// Runs in a browser, in the page of frame.ts; it types only the few browser APIs that it uses.
interface Port {
  onmessage: ((event: { readonly data: SocialFrameRequest }) => void) | null;
  postMessage(answer: SocialFrameResponse): void;
}
interface Greeting {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
  readonly ports: readonly Port[];
}
declare const parent: unknown;
declare const location: { readonly origin: string };
declare const document: {
  getElementById(id: string): { readonly textContent: string | null } | null;
  querySelectorAll(selector: string): Iterable<{ getBoundingClientRect(): { readonly top: number } }>;
  addEventListener(
    type: 'pointerup' | 'keyup',
    listener: (event: { readonly key?: string }) => void,
    capture: true,
  ): void;
};
declare function addEventListener(type: 'message', listener: (event: Greeting) => void): void;

interface FrameSettings {
  readonly app: FirebaseOptions;
  readonly emulator: string | null;
}

/** How long after a sign that the captcha was left a solution may still arrive. */
const LEAVING_MS = 1_500;

// Written into the page by the platform, from its own settings.
const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as FrameSettings;
// Nothing is persisted: the site has its own session, and the token is good for one sign-in.
const auth = initializeAuth(initializeApp(settings.app), {
  persistence: inMemoryPersistence,
  popupRedirectResolver: browserPopupRedirectResolver,
});
if (settings.emulator) connectAuthEmulator(auth, settings.emulator, { disableWarnings: true });

let confirmation: ConfirmationResult | null = null;
let leave: (() => void) | null = null;

const failed = (error: unknown): SocialFrameResponse => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'auth/unknown';
  return { state: 'failed', code };
};

/** The SDK does not report that its captcha was dismissed: by a click beside it, or Escape. */
const left = () =>
  new Promise<never>((_solved, reject) => {
    leave = () => {
      if (isPosed()) setTimeout(() => reject({ code: 'auth/captcha-check-failed' }), LEAVING_MS);
    };
  });
/** Whether a captcha is visible: an idle one is positioned far above the page. */
const isPosed = () =>
  [...document.querySelectorAll('iframe[src*="/bframe"]')].some((frame) => frame.getBoundingClientRect().top > -500);
document.addEventListener('pointerup', () => leave?.(), true);
document.addEventListener('keyup', ({ key }) => key === 'Escape' && leave?.(), true);

const tokenOf = async ({ user }: UserCredential): Promise<SocialFrameResponse> => ({
  state: 'token',
  idToken: await user.getIdToken(),
});

async function sendCode(number: string, language: string): Promise<SocialFrameResponse> {
  auth.languageCode = language;
  const verifier = new RecaptchaVerifier(auth, 'captcha', { size: 'invisible' });
  try {
    confirmation = await Promise.race([signInWithPhoneNumber(auth, number, verifier), left()]);
    return { state: 'codeSent' };
  } finally {
    leave = null;
    verifier.clear();
  }
}

async function answerTo(request: SocialFrameRequest): Promise<SocialFrameResponse> {
  switch (request.ask) {
    case 'google':
      return tokenOf(await signInWithPopup(auth, new GoogleAuthProvider()));
    case 'facebook':
      return tokenOf(await signInWithPopup(auth, new FacebookAuthProvider()));
    case 'sendCode':
      return sendCode(request.number, request.language);
    case 'confirmCode':
      return confirmation
        ? tokenOf(await confirmation.confirm(request.code))
        : { state: 'failed', code: 'auth/code-expired' };
  }
}

addEventListener('message', ({ origin, source, ports }) => {
  const [port] = ports;
  if (origin !== location.origin || source !== parent || !port) return;
  port.onmessage = async ({ data }) => {
    const isChallenge = data.ask === 'sendCode';
    if (isChallenge) port.postMessage({ state: 'challenge', open: true });
    const answer = await answerTo(data).catch(failed);
    if (isChallenge) port.postMessage({ state: 'challenge', open: false });
    port.postMessage(answer);
  };
  port.postMessage({ state: 'ready' });
});
