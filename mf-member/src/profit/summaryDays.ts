/** How many days a summary can look back (contract, memberSummary). */
export const summaryLengths = [7, 30, 90] as const;
export type SummaryLength = (typeof summaryLengths)[number];

const usual: SummaryLength = 30;

/** The length an address asks for; what is no length counts as the usual one. */
export function readSummaryLength(search: string): SummaryLength {
  const days = Number(new URLSearchParams(search).get('days'));
  return summaryLengths.find((length) => length === days) ?? usual;
}

export const writeSummaryLength = (length: SummaryLength): string | null => (length === usual ? null : String(length));
