/**
 * One in how many pages reports how mounts went well. Of a canary every page does: few have it, and it is judged by
 * their reports. Failures are always reported.
 */
const pagesOfOneReport = 4;

/** Decided once per page load, so that a page's reports are complete. */
let sampled: boolean | undefined;

/** How many mounts a report of this page stands for; 0: another page reports it. */
export function sampleWeight(canary: boolean): number {
  sampled ??= Math.random() * pagesOfOneReport < 1;
  if (canary) return 1;
  return sampled ? pagesOfOneReport : 0;
}
