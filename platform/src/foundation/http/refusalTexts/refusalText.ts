/** A code's HTTP status and texts. `{name}` is replaced by the refusal's parameter of that name. */
export interface RefusalText {
  readonly status: number;
  readonly vi: string;
  readonly en: string;
}

export type RefusalTexts = Readonly<Record<string, RefusalText>>;
