/** A bonus's expected state: hundredths. */
export interface BonusEnd {
  readonly key: string;
  readonly state: 'waiting' | 'running' | 'released' | 'spent' | 'givenUp';
  readonly balance: number;
  readonly wagered: number;
  /** What it held when it closed; null while it is open. */
  readonly closedWith: number | null;
}

/** Acts on bonuses, `key` names one: two operators grant it, or the member forfeits it. */
export type BonusStep = { readonly key: string; readonly copies: number } & (
  | { readonly do: 'giveBonus'; readonly amount: number; readonly times: number }
  | { readonly do: 'giveUpBonus'; readonly code: string | null; readonly cut: boolean }
);
