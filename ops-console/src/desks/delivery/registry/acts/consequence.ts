import type { ActKind, PlacementState } from '@unisite/shared/contract/rollout';

/** A sentence as text key and values. Percentages are numbers, formatted in the page's language. */
export interface Sentence {
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly percents?: Readonly<Record<string, number>>;
}

export interface Intent {
  readonly kind: ActKind;
  /** The chosen version, for `promote` and `canary`. */
  readonly version: string | null;
  readonly digest: string | null;
  /** For `canary`, from 0.01 to 99.99. */
  readonly percent: number;
}

/** Compares two versions numerically: negative when `one` is older. */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string) => version.split('.').map(Number);
  const [a, b] = [parts(one), parts(other)];
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** What a market's visitors will see after an act, given the current state (`null`: it never had the remote). */
export function consequences(intent: Intent, now: PlacementState | null): Sentence[] {
  switch (intent.kind) {
    case 'promote':
      return promoted(intent, now);
    case 'canary':
      return now ? tried(intent, now) : [];
    case 'endCanary':
      return now ? canaryEnded(now) : [];
    case 'rollBack':
      return now ? rolledBack(now) : [];
    case 'enable':
      return now ? [{ text: 'words.enable', values: { version: now.version } }, { text: 'words.atOnce' }] : [];
    case 'disable':
      return [{ text: 'words.disable' }, { text: 'words.atOnce' }, { text: 'words.formsKept' }];
  }
}

function promoted({ version, digest }: Intent, now: PlacementState | null): Sentence[] {
  const to = version ?? '';
  if (!now) return [{ text: 'words.first', values: { version: to } }, { text: 'words.atOnce' }];
  return [
    { text: 'words.promote', values: { version: to, base: now.version } },
    ...(compareVersions(to, now.version) < 0 ? [{ text: 'words.older' }] : []),
    ...endedBy(now, digest),
    ...remainsDisabled(now),
    { text: 'words.openTabs' },
  ];
}

function tried({ version, digest, percent }: Intent, now: PlacementState): Sentence[] {
  const { canary } = now;
  const values = { version: version ?? '', base: now.version };
  const before = canary?.percent ?? 0;
  if (canary && canary.digest === digest) {
    const change = percent > before ? 'words.raise' : percent < before ? 'words.lower' : 'words.sameShare';
    return [
      { text: change, values, percents: { from: before, percent } },
      ...remainsDisabled(now),
      { text: 'words.watched' },
    ];
  }
  return [
    { text: 'words.canary', values, percents: { percent } },
    { text: 'words.sameVisitors' },
    ...endedBy(now, digest),
    ...remainsDisabled(now),
    { text: 'words.watched' },
  ];
}

function canaryEnded({ canary, version }: PlacementState): Sentence[] {
  if (!canary) return [];
  const values = { version: canary.version, base: version };
  return [{ text: 'words.endCanary', values, percents: { percent: canary.percent } }];
}

/** A roll-back ends the canary if one runs; otherwise it returns everyone to the last known good version. */
function rolledBack(now: PlacementState): Sentence[] {
  const { canary, lastKnownGood, version } = now;
  if (canary)
    return [...canaryEnded(now), { text: 'words.baseStays', values: { base: version } }, ...remainsDisabled(now)];
  if (!lastKnownGood) return [];
  const values = { version: lastKnownGood.version, base: version };
  return [{ text: 'words.rollBack', values }, ...remainsDisabled(now), { text: 'words.openTabs' }];
}

/** The canary that ends with it. */
const endedBy = ({ canary }: PlacementState, digest: string | null): Sentence[] =>
  canary && canary.digest !== digest
    ? [{ text: 'words.endsCanary', values: { version: canary.version }, percents: { percent: canary.percent } }]
    : [];

const remainsDisabled = ({ enabled }: PlacementState): Sentence[] => (enabled ? [] : [{ text: 'words.offStill' }]);

/** Whether an act is possible in the current state. */
export function isPossible(kind: ActKind, now: PlacementState | null): boolean {
  switch (kind) {
    case 'promote':
      return true;
    case 'canary':
      return now !== null;
    case 'endCanary':
      return now?.canary != null;
    case 'rollBack':
      return now !== null && (now.canary !== null || (now.lastKnownGood?.digest ?? now.digest) !== now.digest);
    case 'enable':
      return now?.enabled === false;
    case 'disable':
      return now?.enabled === true;
  }
}
