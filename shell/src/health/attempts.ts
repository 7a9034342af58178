import type { MountReport } from '@unisite/shared/contract/mounts';
import { tabStorage } from '@unisite/shared/storage';
import { sampleWeight } from './sample.ts';

/** What is mounted. */
export type Attempted = Pick<MountReport, 'remote' | 'digest' | 'module' | 'canary'>;

/** Of `reportMounts`, whose schemas would come with it. */
const path = '/wps/system/mounts';
/** Of the tab: modules whose mount began and did not end, in this page or in one before. */
const storageKey = 'unisite-mounting';
/** No more are remembered of pages before. */
const mostRemembered = 20;

/** A module that is loaded ahead and not mounted after this was left, milliseconds. */
const aheadTime = 30_000;

const open = new Map<string, Attempted>();
/** Attempts that began with the loading of their module, by what is loaded. */
const ahead = new Map<string, string>();
const waiting: MountReport[] = [];
/** Modules that a page before this one, in the same tab, froze over. */
let before: string[] | undefined;

const keyOf = ({ digest, module }: Attempted): string => digest + module;

function frozenBefore(): string[] {
  before ??= (tabStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean).slice(-mostRemembered);
  return before;
}

/** Whether the tab froze as this was being mounted: a page that goes on says that it is left, one that is frozen cannot. */
export const frozeBefore = (attempted: Attempted): boolean => frozenBefore().includes(keyOf(attempted));

/**
 * Notes that a module is about to be mounted, and reports it before any of its code runs: a page that freezes over it
 * can report nothing any more. Answers the name of the attempt, for what is reported of it later; one that began ahead
 * goes on.
 */
export function beginAttempt(attempted: Attempted): string {
  const loading = ahead.get(keyOf(attempted));
  ahead.delete(keyOf(attempted));
  if (loading !== undefined && open.has(loading)) return loading;
  const attempt = Math.random().toString(36).slice(2).padEnd(6, '0');
  // in the background a browser may stop a page at any time: that is no module's doing
  if (document.hidden) return attempt;
  listen();
  open.set(attempt, attempted);
  remember();
  tell(attempt, attempted, 'started');
  return attempt;
}

/** Begins an attempt with the loading of its module: its code runs then, and it is mounted soon. */
export function beginAhead(attempted: Attempted): void {
  const key = keyOf(attempted);
  const attempt = beginAttempt(attempted);
  ahead.set(key, attempt);
  setTimeout(() => {
    if (ahead.get(key) !== attempt) return;
    ahead.delete(key);
    endAttempt(attempt, 'left');
  }, aheadTime);
}

/** Forgets an attempt whose outcome is known; `left` reports that there is none. */
export function endAttempt(attempt: string, outcome?: 'left'): void {
  const attempted = open.get(attempt);
  open.delete(attempt);
  remember();
  if (outcome && attempted) tell(attempt, attempted, outcome);
}

const remember = () =>
  tabStorage.setItem(storageKey, [...new Set([...frozenBefore(), ...[...open.values()].map(keyOf)])].join(' '));

/** In one batch for all that begins at once; the browser sends it whatever becomes of the page. */
function tell(attempt: string, attempted: Attempted, state: 'started' | 'left'): void {
  const weight = sampleWeight(attempted.canary);
  if (weight === 0) return;
  if (waiting.push({ ...attempted, attempt, outcome: { state }, weight }) === 1) void Promise.resolve().then(send);
}

function send(): void {
  const reports = waiting.splice(0, 50);
  if (reports.length === 0) return;
  // not a beacon: while a page loads, browsers keep those back
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
