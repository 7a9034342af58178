import type { Health, PendingAct, PlacementView, RemoteView, VersionView } from '@unisite/shared/contract/rollout';
import { formatBytes } from '../cli/bytes.ts';
import { table } from '../cli/table.ts';
import { bold, dim, green, red } from '../cli/terminal.ts';
import { formatMinute } from '../cli/time.ts';

/** A readable overview of a remote. */
export const statusText = ({ name, team, versions, placements }: RemoteView): string =>
  [
    `${bold(name)} ${dim(`of team ${team}`)}`,
    versions.length === 0 ? 'No version is published yet.' : table([versionHead, ...versions.map(versionRow)]),
    placements.length === 0 ? 'No market shows it yet.' : table([placementHead, ...placements.map(placementRow)]),
    ...placements.flatMap(({ pending }) => pending).map(pendingLine),
  ].join('\n\n');

const versionHead = ['version', 'digest', 'published', 'by', 'first view', 'in'];
const versionRow = (view: VersionView): string[] => [
  view.version,
  view.digest,
  formatMinute(view.publishedAt),
  view.publishedBy,
  formatBytes(view.firstViewBytes),
  view.markets.join(' ') || '–',
];

const placementHead = ['market', 'state', 'version', 'health', 'canary', 'canary health', 'last good', 'revision'];
const placementRow = (view: PlacementView): string[] => [
  view.market,
  view.enabled ? green('on') : red('off'),
  view.version,
  healthText(view.health),
  view.canary ? `${view.canary.version} at ${view.canary.percent} %` : '–',
  view.canaryHealth ? healthText(view.canaryHealth) : '–',
  view.lastKnownGood?.version ?? '–',
  String(view.revision),
];

const healthText = ({ visits, failures, p75 }: Health): string =>
  visits === 0 ? 'no visits' : `${visits} visits, ${failures} failed${p75 === null ? '' : `, ${p75} ms`}`;

const pendingLine = ({ id, market, act, state, by, why, at }: PendingAct): string =>
  `${id}: ${act.kind} in ${market} is ${state}${at ? ` for ${formatMinute(at)}` : ''}, asked by ${by}: ${why}`;
