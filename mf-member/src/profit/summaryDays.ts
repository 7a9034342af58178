/** Days that a summary can cover (contract, memberSummary). */
export const summaryLengths = [7, 30, 90] as const;
export type SummaryLength = (typeof summaryLengths)[number];

const usual: SummaryLength = 30;

/** The length in an address; the default for an invalid one. */
export function readSummaryLength(search: string): SummaryLength {
  const days = Number(new URLSearchParams(search).get('days'));
  return summaryLengths.find((length) => length === days) ?? usual;
}

export const writeSummaryLength = (length: SummaryLength): string | null => (length === usual ? null : String(length));
