import type { MountReport } from '@unisite/shared/contract/mounts';
import { tabStorage } from '@unisite/shared/storage';
import { sampleWeight } from './sample.ts';

/** The module being mounted. */
export type Attempted = Pick<MountReport, 'remote' | 'digest' | 'module' | 'canary'>;

/** The path of `reportMounts`, copied: importing the operation would bring its schemas along. */
const path = '/wps/system/mounts';
/** Session storage: modules whose mount began and did not end, in this page or an earlier one. */
const storageKey = 'unisite-mounting';
/** Most attempts kept of earlier pages. */
const maxRemembered = 20;

/** A preloaded module that is not mounted within this time counts as left, milliseconds. */
const aheadTime = 30_000;

const open = new Map<string, Attempted>();
/** Attempts that began with loading their module, by module. */
const ahead = new Map<string, string>();
const waiting: MountReport[] = [];
/** Modules that an earlier page in this tab froze on. */
let before: string[] | undefined;

const keyOf = ({ digest, module }: Attempted): string => digest + module;

function frozenBefore(): string[] {
  before ??= (tabStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean).slice(-maxRemembered);
  return before;
}

/** Whether this tab froze while mounting the module: a page that continues reports leaving, a frozen one cannot. */
export const frozeBefore = (attempted: Attempted): boolean => frozenBefore().includes(keyOf(attempted));

/**
 * Records that a module is about to be mounted, and reports it before any of its code runs, because a page that freezes
 * cannot report any more. Returns the attempt's id for later reports; a preloaded attempt is continued.
 */
export function beginAttempt(attempted: Attempted): string {
  const loading = ahead.get(keyOf(attempted));
  ahead.delete(keyOf(attempted));
  if (loading !== undefined && open.has(loading)) return loading;
  const attempt = Math.random().toString(36).slice(2).padEnd(6, '0');
  // a browser may stop background pages at any time, which is no fault of the module
  if (document.hidden) return attempt;
  listen();
  open.set(attempt, attempted);
  remember();
  tell(attempt, attempted, 'started');
  return attempt;
}

/** Begins an attempt when the module is preloaded: its code runs then, and mounting follows. */
export function beginPreloadAttempt(attempted: Attempted): void {
  const key = keyOf(attempted);
  const attempt = beginAttempt(attempted);
  ahead.set(key, attempt);
  setTimeout(() => {
    if (ahead.get(key) !== attempt) return;
    ahead.delete(key);
    endAttempt(attempt, 'left');
  }, aheadTime);
}

/** Ends an attempt whose outcome is known; `left` reports that there was none. */
export function endAttempt(attempt: string, outcome?: 'left'): void {
  const attempted = open.get(attempt);
  open.delete(attempt);
  remember();
  if (outcome && attempted) tell(attempt, attempted, outcome);
}

const remember = () =>
  tabStorage.setItem(storageKey, [...new Set([...frozenBefore(), ...[...open.values()].map(keyOf)])].join(' '));

/** Batches everything that begins at once; `keepalive` sends it even if the page goes away. */
function tell(attempt: string, attempted: Attempted, state: 'started' | 'left'): void {
  const weight = sampleWeight(attempted.canary);
  if (weight === 0) return;
  if (waiting.push({ ...attempted, attempt, outcome: { state }, weight }) === 1) void Promise.resolve().then(send);
}

function send(): void {
  const reports = waiting.splice(0, 50);
  if (reports.length === 0) return;
  // not a beacon: browsers delay those while a page loads
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reports }),
    credentials: 'omit',
    keepalive: true,
    priority: 'high',
  }).catch(() => {});
  send();
}

function leave(): void {
  for (const attempt of [...open.keys()]) endAttempt(attempt, 'left');
  send();
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
}
