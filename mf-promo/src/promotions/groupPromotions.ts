import type { PromotionCard } from '@unisite/shared/contract/promotions';

export type Kind = PromotionCard['kind'];

/** Promotions for the home page's rail: those that the hero does not show come first. */
export const railPromotions = (rows: readonly PromotionCard[], count: number): PromotionCard[] =>
  [...rows.filter(({ hero }) => !hero), ...rows.filter(({ hero }) => hero)].slice(0, count);

/** The running kinds with their counts, in the order of the list. */
export function kindsOf(rows: readonly PromotionCard[]): { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The lead promotion and the others; no lead when a kind was chosen. */
export function withLead(
  rows: readonly PromotionCard[],
  kind: Kind | null,
): { lead: PromotionCard | null; others: readonly PromotionCard[] } {
  if (kind !== null) return { lead: null, others: rows.filter((row) => row.kind === kind) };
  const lead = rows.find(({ hero }) => hero) ?? rows[0] ?? null;
  return { lead, others: rows.filter((row) => row !== lead) };
}
