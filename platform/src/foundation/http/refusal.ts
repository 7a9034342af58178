import type { Language, Localized } from '@unisite/shared/contract';
import { type RefusalCode, refusalTexts } from './refusalTexts.ts';

export type { RefusalCode };

interface RefusalDetails {
  /** Fills `{name}` in the text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** A sentence for each malformed field. */
  readonly fields?: Readonly<Record<string, Localized>>;
  /** Another HTTP status than the code's own. */
  readonly status?: number;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number;
  /** That the sealed body came before, which the caller is not told. */
  readonly replayed?: true;
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

  /** A refusal whose sentence stands under a field, too. */
  static ofField(code: RefusalCode, field: string): Refusal {
    return new Refusal(code, { fields: { [field]: new Refusal(code).texts } });
  }

  /** The failure's sentence in both languages. */
  get texts(): Localized {
    return { vi: this.text('vi'), en: this.text('en') };
  }

  /** The failure's sentence. */
  text(language: Language): string {
    const params = this.details.params ?? {};
    return refusalTexts[this.code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    );
  }
}
