/**
 * What a code is said with: its HTTP status and its sentences. `{name}` is filled with the refusal's parameter of that
 * name.
 */
export interface RefusalText {
  readonly status: number;
  readonly vi: string;
  readonly en: string;
}

export type RefusalTexts = Readonly<Record<string, RefusalText>>;
