/**
 * One page in this many reports successful mounts. For a canary every page does: it has few visitors and is judged by
 * their reports. Failures are always reported.
 */
const pagesOfOneReport = 4;

/** Decided once per page load, so that a page's reports are complete. */
let sampled: boolean | undefined;

/** How many mounts a report of this page stands for; 0 when this page does not report. */
export function sampleWeight(canary: boolean): number {
  sampled ??= Math.random() * pagesOfOneReport < 1;
  if (canary) return 1;
  return sampled ? pagesOfOneReport : 0;
}
