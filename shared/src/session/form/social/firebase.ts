import { currentLanguage } from '@unisite/shared/i18n';
import {
  type SocialFrameRequest,
  type SocialFrameResponse,
  socialFrameHandshake,
  socialFramePath,
} from '../../../contract/socialFrame.ts';
import { FirebaseFailure } from './firebaseFailure.ts';

/** Firebase for a modal. All except `close` reject with `FirebaseFailure`; `phoneError` words its code. */
export interface Firebase {
  /** Opens Google's pop-up. Call it in a click handler, or browsers block it. Resolves to an ID token. */
  signInWithGoogle(): Promise<string>;
  /** The same for Facebook. */
  signInWithFacebook(): Promise<string>;
  /**
   * Sends an SMS code; a captcha may appear over the modal. `number`: from `internationalNumber`. The next code can be
   * requested after 60 s.
   */
  startPhone(number: string): Promise<void>;
  /** Confirms the code of the last `startPhone`. Resolves to an ID token. */
  confirmPhone(code: string): Promise<string>;
  /** Removes the frame; pending requests reject. */
  close(): void;
}

/** Timeout for loading the SDK, milliseconds. */
const TIMEOUT_MS = 20_000;

interface Waiting {
  settle(answer: SocialFrameResponse): void;
}

/**
 * Loads Firebase's SDK in a frame of its own (it loads scripts that this page forbids) and returns immediately;
 * requests wait for it. Open it once `signInSettings` has `firebase`, so that a later click can open its pop-up at
 * once.
 * The ID token is for `socialLogin`. When that refuses with ADULTS_ONLY, ask for the age and send the same token with
 * `adult: true`.
 * @param host parent of the frame: inside the modal's dialog, as everything outside is inert
 * @param title accessible name of the frame
 */
export function loadFirebase(host: HTMLElement, title: string): Firebase {
  const frame = document.createElement('iframe');
  const { port1: port, port2: given } = new MessageChannel();
  let waiting: Waiting | null = null;
  let isReady: () => void = () => undefined;
  let isAway: (error: FirebaseFailure) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    isAway = reject;
  });
  // each request handles the rejection
  ready.catch(() => undefined);
  const away = setTimeout(() => isAway(new FirebaseFailure('auth/network-request-failed')), TIMEOUT_MS);

  const show = (open: boolean) => {
    // hidden, but still laid out: a captcha measures its space
    Object.assign(frame.style, open ? shown : hidden);
    frame.tabIndex = open ? 0 : -1;
    frame.ariaHidden = String(!open);
    if (open) frame.focus();
  };

  port.onmessage = ({ data }: MessageEvent<SocialFrameResponse>) => {
    if (data.state === 'ready') {
      clearTimeout(away);
      isReady();
    } else if (data.state === 'challenge') show(data.open);
    else waiting?.settle(data);
  };
  frame.addEventListener(
    'load',
    () => frame.contentWindow?.postMessage(socialFrameHandshake, location.origin, [given]),
    {
      once: true,
    },
  );
  frame.title = title;
  frame.src = socialFramePath;
  show(false);
  host.append(frame);

  const ask = async (asked: SocialFrameRequest): Promise<SocialFrameResponse> => {
    await ready;
    waiting?.settle({ state: 'failed', code: 'auth/cancelled-popup-request' });
    const answered = new Promise<SocialFrameResponse>((settle) => {
      waiting = { settle };
    });
    port.postMessage(asked);
    const answer = await answered;
    if (answer.state === 'failed') throw new FirebaseFailure(answer.code);
    return answer;
  };
  const token = async (asked: SocialFrameRequest): Promise<string> => {
    const answer = await ask(asked);
    if (answer.state !== 'token') throw new FirebaseFailure('auth/internal-error');
    return answer.idToken;
  };

  return {
    signInWithGoogle: () => token({ ask: 'google' }),
    signInWithFacebook: () => token({ ask: 'facebook' }),
    async startPhone(number) {
      if (number === '') throw new FirebaseFailure('auth/missing-phone-number');
      await ask({ ask: 'sendCode', number, language: currentLanguage() });
    },
    async confirmPhone(code) {
      if (code.trim() === '') throw new FirebaseFailure('auth/missing-verification-code');
      return token({ ask: 'confirmCode', code: code.trim() });
    },
    close() {
      clearTimeout(away);
      const closed = new FirebaseFailure('auth/cancelled-popup-request');
      isAway(closed);
      waiting?.settle({ state: 'failed', code: closed.code });
      port.close();
      frame.remove();
    },
  };
}

const shown = {
  position: 'fixed',
  inset: '0',
  inlineSize: '100%',
  blockSize: '100%',
  border: '0',
  zIndex: '1',
  visibility: 'visible',
};
const hidden = { ...shown, visibility: 'hidden' };
