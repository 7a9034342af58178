import { currentLanguage } from '@unisite/shared/i18n';
import {
  type SocialFrameRequest,
  type SocialFrameResponse,
  socialFrameHandshake,
  socialFramePath,
} from '../../../contract/socialFrame.ts';
import { FirebaseFailure } from './firebaseFailure.ts';

/**
 * Firebase, as a modal uses it. All but `close` reject with `FirebaseFailure`; `phoneError` has the sentence for its
 * code.
 */
export interface Firebase {
  /** Opens Google's pop-up. Call it in the handler of the click, or browsers block the pop-up. Answers an ID token. */
  signInWithGoogle(): Promise<string>;
  /** The same with Facebook's. */
  signInWithFacebook(): Promise<string>;
  /**
   * Sends a code by SMS; a captcha may come up over the modal. `number`: as `internationalNumber` makes it. The next
   * code may be asked for in 60 s.
   */
  startPhone(number: string): Promise<void>;
  /** The code of the last `startPhone`. Answers an ID token. */
  confirmPhone(code: string): Promise<string>;
  /** Takes everything away; what is waited for is rejected. */
  close(): void;
}

/** How long the SDK may take to come. */
const TIMEOUT_MS = 20_000;

interface Waiting {
  settle(answer: SocialFrameResponse): void;
}

/**
 * Loads Firebase's SDK into a frame of its own (the SDK brings scripts along that this page lets nobody load) and
 * answers at once; what is asked waits until it is there. Open it when the modal knows that `signInSettings` has
 * `firebase`, so that a click later opens its pop-up at once.
 *
 * The ID token goes to `socialLogin`. When that refuses with ADULTS_ONLY, ask for the age and send the same token with
 * `adult: true`.
 *
 * @param host what the frame is put into: inside of the modal's dialog, since all that is outside of it takes no clicks
 * @param title the frame's name for screen readers
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
  // Whoever asks hears of it.
  ready.catch(() => undefined);
  const away = setTimeout(() => isAway(new FirebaseFailure('auth/network-request-failed')), TIMEOUT_MS);

  const show = (open: boolean) => {
    // Out of sight it is still laid out: a captcha measures the room it has.
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
