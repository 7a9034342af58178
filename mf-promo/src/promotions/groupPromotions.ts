import type { PromotionCard } from '@unisite/shared/contract/promotions';

export type Kind = PromotionCard['kind'];

/** Promotions for the home page's rail: those not in the hero come first. */
export const railPromotions = (rows: readonly PromotionCard[], count: number): PromotionCard[] =>
  [...rows.filter(({ hero }) => !hero), ...rows.filter(({ hero }) => hero)].slice(0, count);

/** Kinds of running promotions with their counts, in list order. */
export function kindsOf(rows: readonly PromotionCard[]): { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The lead promotion and the rest; no lead when a kind is selected. */
export function withLead(
  rows: readonly PromotionCard[],
  kind: Kind | null,
): { lead: PromotionCard | null; others: readonly PromotionCard[] } {
  if (kind !== null) return { lead: null, others: rows.filter((row) => row.kind === kind) };
  const lead = rows.find(({ hero }) => hero) ?? rows[0] ?? null;
  return { lead, others: rows.filter((row) => row !== lead) };
}
