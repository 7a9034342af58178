import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SocialFrameRequest, SocialFrameResponse } from '../../../contract/socialFrame.ts';
import { type Firebase, loadFirebase } from './firebase.ts';

/** The frame's end of the message port, as far as these tests need it. */
class Port {
  onmessage: ((event: { data: never }) => void) | null = null;
  other: Port | null = null;
  readonly close = jest.fn();
  postMessage(data: SocialFrameRequest | SocialFrameResponse): void {
    this.other?.onmessage?.({ data: data as never });
  }
}

let host: HTMLElement;
let firebase: Firebase;
let inFrame: Port;
let asked: SocialFrameRequest[];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  const [port1, port2] = [new Port(), new Port()];
  [port1.other, port2.other] = [port2, port1];
  inFrame = port2;
  inFrame.onmessage = ({ data }) => asked.push(data);
  Object.defineProperty(globalThis, 'MessageChannel', {
    configurable: true,
    value: class {
      readonly port1 = port1;
      readonly port2 = port2;
    },
  });
  host = document.createElement('div');
  document.body.append(host);
  firebase = loadFirebase(host, 'Kiểm tra bảo mật');
});
afterEach(() => {
  firebase.close();
  host.remove();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  jest.useRealTimers();
});

const frame = () => host.querySelector('iframe');
const answer = (given: SocialFrameResponse) => inFrame.postMessage(given);
const ticks = async () => {
  for (let count = 0; count < 5; count += 1) await Promise.resolve();
};

describe('section 2: Firebase in its frame', () => {
  test('is a frame of the site in the modal, out of sight, that has a name', () => {
    expect(frame()?.getAttribute('src')).toBe('/social/frame');
    expect(frame()?.title).toBe('Kiểm tra bảo mật');
    expect(frame()?.style.visibility).toBe('hidden');
    expect(frame()?.tabIndex).toBe(-1);
  });

  test('what is asked waits for the SDK, and answers the token', async () => {
    const token = firebase.signInWithGoogle();
    await ticks();
    expect(asked).toEqual([]);
    answer({ state: 'ready' });
    await ticks();
    expect(asked).toEqual([{ ask: 'google' }]);
    answer({ state: 'token', idToken: 'a.b.c' });
    expect(await token).toBe('a.b.c');
  });

  test('a pop-up that was closed is a failure with its code', async () => {
    answer({ state: 'ready' });
    const token = firebase.signInWithFacebook();
    await ticks();
    expect(asked).toEqual([{ ask: 'facebook' }]);
    answer({ state: 'failed', code: 'auth/popup-closed-by-user' });
    await expect(token).rejects.toMatchObject({ name: 'FirebaseFailure', code: 'auth/popup-closed-by-user' });
  });

  test('a phone gets a code, with a captcha in sight as long as it is to be solved', async () => {
    answer({ state: 'ready' });
    const sent = firebase.startPhone('+84912345678');
    await ticks();
    expect(asked).toEqual([{ ask: 'sendCode', number: '+84912345678', language: expect.any(String) }]);
    answer({ state: 'challenge', open: true });
    expect(frame()?.style.visibility).toBe('visible');
    expect(frame()?.tabIndex).toBe(0);
    answer({ state: 'challenge', open: false });
    expect(frame()?.style.visibility).toBe('hidden');
    answer({ state: 'codeSent' });
    await sent;
    const token = firebase.confirmPhone(' 123456 ');
    await ticks();
    expect(asked.at(-1)).toEqual({ ask: 'confirmCode', code: '123456' });
    answer({ state: 'token', idToken: 'a.b.c' });
    expect(await token).toBe('a.b.c');
  });

  test('section 8: nothing typed asks nobody', async () => {
    await expect(firebase.startPhone('')).rejects.toMatchObject({ code: 'auth/missing-phone-number' });
    await expect(firebase.confirmPhone(' ')).rejects.toMatchObject({ code: 'auth/missing-verification-code' });
    expect(asked).toEqual([]);
  });

  test('a second click takes the place of the first', async () => {
    answer({ state: 'ready' });
    const first = firebase.signInWithGoogle();
    await ticks();
    const second = firebase.signInWithGoogle();
    await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' });
    await ticks();
    answer({ state: 'token', idToken: 'second' });
    expect(await second).toBe('second');
  });

  test('an SDK that does not come is a matter of the network', async () => {
    const token = firebase.signInWithGoogle();
    jest.advanceTimersByTime(20_000);
    await expect(token).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  });

  test('closed, nothing is left', async () => {
    answer({ state: 'ready' });
    const token = firebase.signInWithGoogle();
    await ticks();
    firebase.close();
    await expect(token).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' });
    expect(frame()).toBeNull();
  });
});
