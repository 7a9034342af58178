import * as z from '../schema/index.ts';
import type { SecondStepMethod, SecondStepRequired, SessionInfo } from './access.ts';
import type { Language } from './envelope.ts';
import type { Bootstrap } from './site.ts';

/** What the platform asks a rendering process for: one module for one page. JSON. */
export interface RenderRequest {
  /** Exposed name of the module; `page` is the shell's own. */
  readonly module: string;
  /** Of a remote's page: its route. */
  readonly path?: string | undefined;
  /** Path and query of the page. */
  readonly url: string;
  readonly language: Language;
  /** The moment to render for, milliseconds since the epoch. */
  readonly time: number;
  /** Who is signed in, without the tab's handle; null: nobody. */
  readonly session: Omit<SessionInfo, 'token'> | null;
  /** The member's balance is not to be seen. */
  readonly balanceHidden: boolean;
  /** What the module's first calls are answered: address → envelope. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Of the ids within the module: unique on the page, and the same at hydration. */
  readonly idPrefix: string;
  /** For the shell's own module. */
  readonly given?: PageGiven | undefined;
}

/** What the shell renders the whole page with, beside what every module gets. */
export interface PageGiven extends Pick<Bootstrap, 'market' | 'status' | 'snapshot'> {
  /** Origin of the site: `https://site.example`. */
  readonly origin: string;
  /** Text that stands for the content of boxes, by {@link boxKey}; what the remotes rendered is put in its place. */
  readonly boxes: Readonly<Record<string, string>>;
  /** After the sign-in form of a browser without scripts was sent, and nobody is in yet. */
  readonly signIn?: SentSignIn | undefined;
}

/** What the sign-in form without scripts says and keeps after it was sent. Never the password. */
export interface SentSignIn {
  /** Path to go to afterwards. */
  readonly returnTo: string;
  readonly username: string;
  /** In the language of the page. */
  readonly error: string | null;
  /** What the error is about: the name and password, the signs of the picture, the answer of the second step. */
  readonly about: 'credentials' | 'captcha' | 'answer' | null;
  readonly isCaptchaAsked: boolean;
  readonly secondStep: SentSecondStep | null;
}

export interface SentSecondStep extends Omit<SecondStepRequired, 'state'> {
  /** The way that was chosen. */
  readonly way: SecondStepMethod | null;
  /** For how long the code that was just sent is good; null: none was. */
  readonly minutes: number | null;
}

/** A module of one version, within one page. */
export const boxKey = (digest: string, module: string): string => `${digest} ${module}`;

/** What a rendering process answers. JSON. */
export const renderedModule = z.object({
  html: z.string(),
  /** Addresses of the responses that it was rendered with: others change nothing of it. */
  used: z.array(z.string()).check(z.maxLength(100)),
  /** Addresses of reading calls that it had no answer to: with them, it would have rendered more. */
  missed: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(20)),
  /** For how long the markup is the same whatever the clock says, milliseconds; null: for good. */
  clockStep: z.nullable(z.number().check(z.minimum(0))),
});
export type RenderedModule = z.Infer<typeof renderedModule>;
