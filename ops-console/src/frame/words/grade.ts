import type { Health } from '@unisite/shared/contract/rollout';

/** `none`: no visits; `few`: too few to judge; the rest are the three lights. */
export type Grade = 'none' | 'few' | 'good' | 'watch' | 'bad';

const order: readonly Grade[] = ['none', 'few', 'good', 'watch', 'bad'];

/** Fewer visits are not significant, unless that many fail. */
const enough = 20;
const alarming = 3;

/** Thresholds: share of failed visits, and milliseconds. */
const limits = { rate: { watch: 0.005, bad: 0.02 }, p75: { watch: 2500, bad: 4000 } };
/** Allowed difference of a canary from the version for everyone. */
const margins = { rate: { watch: 0.003, bad: 0.01 }, slower: 1.5, slowerBy: 300 };

/** Share of failed visits, from 0 to 1. */
export const failureRate = ({ visits, failures }: Health): number => (visits === 0 ? 0 : failures / visits);

const isEnough = ({ visits, failures }: Health) => visits >= enough || failures >= alarming;

/** Grades a version's health; a canary is also compared with `baseline`, the version for everyone at the same time. */
export function gradeOf(health: Health, baseline: Health | null = null): Grade {
  if (health.visits === 0) return 'none';
  if (!isEnough(health)) return 'few';
  const own = worst(level(failureRate(health), limits.rate), level(health.p75 ?? 0, limits.p75));
  return baseline && isEnough(baseline) ? worst(own, against(health, baseline)) : own;
}

function against(health: Health, baseline: Health): Grade {
  const more = failureRate(health) - failureRate(baseline);
  const slow = (health.p75 ?? 0) > (baseline.p75 ?? Number.POSITIVE_INFINITY) * margins.slower;
  const slowEnough = (health.p75 ?? 0) - (baseline.p75 ?? 0) > margins.slowerBy;
  return worst(level(more, margins.rate), slow && slowEnough ? 'watch' : 'good');
}

const level = (value: number, { watch, bad }: { watch: number; bad: number }): Grade =>
  value >= bad ? 'bad' : value >= watch ? 'watch' : 'good';

/** The most serious of several grades. */
export const worst = (...grades: readonly Grade[]): Grade =>
  order[Math.max(...grades.map((grade) => order.indexOf(grade)))] ?? 'none';
