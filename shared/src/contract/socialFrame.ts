/**
 * The frame in which Firebase's SDK runs (specification sections 2 and 8). The SDK brings scripts of others into its
 * page (Google's for its pop-up, a captcha for its SMS), which the site's own pages let nobody do: so it has a page of
 * its own, and the modal speaks to it over a port.
 */
export const socialFramePath = '/social/frame';

/** The first message to the frame, with the port: from the page that holds it. */
export const socialFrameHandshake = 'social frame';

/** What the frame is asked to do; one thing at a time. */
export type SocialFrameRequest =
  | { readonly ask: 'google' | 'facebook' }
  /** Sends a code; `number` in the form of E.164, `language` of the message. */
  | { readonly ask: 'sendCode'; readonly number: string; readonly language: string }
  | { readonly ask: 'confirmCode'; readonly code: string };

export type SocialFrameResponse =
  /** The SDK is there and may be asked. */
  | { readonly state: 'ready' }
  /** A captcha is to be solved in the frame, or is over: the frame is to be seen, or not. */
  | { readonly state: 'challenge'; readonly open: boolean }
  | { readonly state: 'codeSent' }
  | { readonly state: 'token'; readonly idToken: string }
  /** `code`: Firebase's, as `auth/popup-closed-by-user`. */
  | { readonly state: 'failed'; readonly code: string };
