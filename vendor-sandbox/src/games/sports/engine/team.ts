export type Team = {
  readonly name: string;
  /** 100 is average. */
  readonly strength: number;
  /** Colours of its shirt: ground and pattern. */
  readonly colours: readonly [string, string];
};
export type League = { readonly vi: string; readonly en: string; readonly teams: readonly Team[] };

export const team = (name: string, strength: number, ground: string, sign: string): Team => ({
  name,
  strength,
  colours: [ground, sign],
});
