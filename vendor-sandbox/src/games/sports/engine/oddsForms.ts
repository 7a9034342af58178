/** Odds formats. Bets are always taken at decimal odds, in hundredths. */
export const oddsForms = ['decimal', 'hongKong', 'malay'] as const;
export type OddsForm = (typeof oddsForms)[number];

/**
 * Decimal odds of hundredths in a format. Hong Kong: the profit per unit staked. Malay: the same up to even money;
 * beyond it, the negative stake that wins one unit.
 */
export function inForm(form: OddsForm, odds: number): number {
  if (form === 'decimal') return odds / 100;
  const profit = (odds - 100) / 100;
  return form === 'hongKong' || profit <= 1 ? profit : -1 / profit;
}
