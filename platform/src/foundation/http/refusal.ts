import type { Language, Localized } from '@unisite/shared/contract';
import { type RefusalCode, refusalTexts } from './refusalTexts.ts';

export type { RefusalCode };

interface RefusalDetails {
  /** Values for `{name}` in the text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** A text for each malformed field. */
  readonly fields?: Readonly<Record<string, Localized>>;
  /** Overrides the code's HTTP status. */
  readonly status?: number;
  /** Seconds after which the call may be retried. */
  readonly retryAfter?: number;
  /** That the sealed body is a replay, which is not revealed to the caller. */
  readonly replayed?: true;
}

/** A call that is refused on purpose: a stable code, and a text in the caller's language. */
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

  /** A refusal whose text is also shown at a field. */
  static ofField(code: RefusalCode, field: string): Refusal {
    return new Refusal(code, { fields: { [field]: new Refusal(code).texts } });
  }

  /** The refusal's text in both languages. */
  get texts(): Localized {
    return { vi: this.text('vi'), en: this.text('en') };
  }

  /** The refusal's text. */
  text(language: Language): string {
    const params = this.details.params ?? {};
    return refusalTexts[this.code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    );
  }
}
