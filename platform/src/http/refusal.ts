import type { Language } from '@unisite/shared/contract';
import { type RefusalCode, refusalTexts } from './refusalTexts.ts';

export type { RefusalCode };

interface RefusalDetails {
  /** Fills `{name}` in the text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** A sentence for each malformed field, in the caller's language. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Another HTTP status than the code's own. */
  readonly status?: number;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number;
}

/** A call that is answered with a failure on purpose: a stable code, and a sentence in the caller's language. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.status = details.status ?? refusalTexts[code].status;
    this.details = details;
  }

  /** The failure's sentence. */
  text(language: Language): string {
    const params = this.details.params ?? {};
    return refusalTexts[this.code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    );
  }
}
