/** Chips on one spot; hundredths. */
export type Bet = { readonly spot: string; readonly amount: number };
