/**
 * The frame that runs Firebase's SDK (specification sections 2 and 8). The SDK loads third-party scripts (Google's for
 * its pop-up, a captcha for SMS), which the site's own pages forbid: so it has a page of its own, and the modal talks
 * to it through a message port.
 */
export const socialFramePath = '/social/frame';

/** The first message to the frame, which transfers the port. */
export const socialFrameHandshake = 'social frame';

/** Requests to the frame, one at a time. */
export type SocialFrameRequest =
  | { readonly ask: 'google' | 'facebook' }
  /** Sends a code; `number` in E.164 format, `language` of the message. */
  | { readonly ask: 'sendCode'; readonly number: string; readonly language: string }
  | { readonly ask: 'confirmCode'; readonly code: string };

export type SocialFrameResponse =
  /** The SDK is loaded and ready for requests. */
  | { readonly state: 'ready' }
  /** A captcha must be solved in the frame, or was solved: show or hide the frame. */
  | { readonly state: 'challenge'; readonly open: boolean }
  | { readonly state: 'codeSent' }
  | { readonly state: 'token'; readonly idToken: string }
  /** `code`: Firebase's, e.g. `auth/popup-closed-by-user`. */
  | { readonly state: 'failed'; readonly code: string };
