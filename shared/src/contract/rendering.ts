import * as z from '../schema/index.ts';
import type { SecondStepMethod, SecondStepRequired, SessionInfo } from './access.ts';
import type { Language } from './envelope.ts';
import type { Bootstrap } from './site.ts';

/** Request of the platform to a rendering process: one module for one page. JSON. */
export interface RenderRequest {
  /** Exposed name of the module; `page` for the shell's own. */
  readonly module: string;
  /** The route of a remote's page. */
  readonly path?: string | undefined;
  /** Path and query of the page. */
  readonly url: string;
  readonly language: Language;
  /** Of the page's market. */
  readonly zone: Pick<Bootstrap['market'], 'timeZone' | 'zoneName'>;
  /** The time to render for, milliseconds since the epoch. */
  readonly time: number;
  /** The signed-in person, without the tab's handle; null: none. */
  readonly session: Omit<SessionInfo, 'token'> | null;
  /** The balance is hidden. */
  readonly balanceHidden: boolean;
  /** Responses to the module's first calls: address → envelope. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Prefix of ids within the module: unique on the page, and the same at hydration. */
  readonly idPrefix: string;
  /** For the shell's own module. */
  readonly given?: PageGiven | undefined;
}

/** Additional input for the shell's rendering of the whole page. */
export interface PageGiven extends Pick<Bootstrap, 'market' | 'status' | 'snapshot'> {
  /** Origin of the site: `https://site.example`. */
  readonly origin: string;
  /** Placeholder texts of boxes, by {@link boxKey}, to be replaced by the remotes' markup. */
  readonly boxes: Readonly<Record<string, string>>;
  /** The submitted sign-in form of a browser without scripts, until somebody is signed in. */
  readonly signIn?: SentSignIn | undefined;
}

/** State of the sign-in form without scripts after a submission. Never the password. */
export interface SentSignIn {
  /** Path to return to afterwards. */
  readonly returnTo: string;
  readonly username: string;
  /** In the language of the page. */
  readonly error: string | null;
  /** Subject of the error: name and password, the captcha, or the second step's answer. */
  readonly about: 'credentials' | 'captcha' | 'answer' | null;
  readonly isCaptchaAsked: boolean;
  readonly secondStep: SentSecondStep | null;
}

export interface SentSecondStep extends Omit<SecondStepRequired, 'state'> {
  /** The chosen method. */
  readonly way: SecondStepMethod | null;
  /** Validity of the code just sent, minutes; null: none was sent. */
  readonly minutes: number | null;
}

/** Key of a version's module within one page. */
export const boxKey = (digest: string, module: string): string => `${digest} ${module}`;

/** Response of a rendering process. JSON. */
export const renderedModule = z.object({
  html: z.string(),
  /** Addresses of the responses used: others do not affect the markup. */
  used: z.array(z.string()).check(z.maxLength(100)),
  /** Addresses of read calls without a response: with them, more would have been rendered. */
  missed: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(20)),
  /** How long the markup is independent of the clock, milliseconds; null: always. */
  clockStep: z.nullable(z.number().check(z.minimum(0))),
});
export type RenderedModule = z.Infer<typeof renderedModule>;
