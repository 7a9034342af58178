import { oncePerPage } from '../oncePerPage.ts';
import { announce } from './announce.ts';
import type { IconName } from './iconNames.ts';

oncePerPage('unisite-once:ui');

export type ToastTone = 'info' | 'won' | 'error' | 'gold';

export type ToastContent = {
  tone?: ToastTone | undefined;
  title: string;
  text?: string | undefined;
  icon?: IconName | undefined;
  /** One action, such as "undo"; the toast closes after it. */
  action?: { label: string; run: () => void } | undefined;
  /** Display time in milliseconds; `Infinity` until closed. */
  stay?: number | undefined;
};

export type Toast = ToastContent & { id: number; tone: ToastTone };

const DURATION_MS = 5000;
/** An error needs time to be understood, an action to be reached. */
const LONG_DURATION_MS = 9000;
/** More at once are not read: the oldest disappears. */
const MAX_VISIBLE = 4;

type Clock = { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; left: number };

let toasts: readonly Toast[] = [];
let lastId = 0;
let paused = false;
const clocks = new Map<number, Clock>();
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function run(id: number, clock: Clock) {
  clock.startedAt = Date.now();
  if (clock.left < Number.POSITIVE_INFINITY) clock.timer = setTimeout(() => toastStore.dismiss(id), clock.left);
}

/** The page's toasts. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Toast[] => toasts,

  /** Shows a toast and announces it, errors immediately. Returns its id. */
  show(content: ToastContent): number {
    lastId += 1;
    const id = lastId;
    const tone = content.tone ?? 'info';
    for (const { id: old } of toasts.slice(0, Math.max(0, toasts.length + 1 - MAX_VISIBLE))) toastStore.dismiss(old);
    set([...toasts, { ...content, id, tone }]);
    announce([content.title, content.text].filter(Boolean).join('. '), tone === 'error' ? 'assertive' : 'polite');
    const stay = content.stay ?? (tone === 'error' || content.action ? LONG_DURATION_MS : DURATION_MS);
    const clock: Clock = { timer: undefined, startedAt: Date.now(), left: stay };
    clocks.set(id, clock);
    if (!paused) run(id, clock);
    return id;
  },

  dismiss(id: number): void {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    // with the last toast the pointer that paused them is gone: nothing would resume the next
    if (toasts.length === 0) paused = false;
  },

  /** Pauses their timers while one is hovered or focused. */
  pause(): void {
    if (paused) return;
    paused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.left -= Date.now() - clock.startedAt;
    }
  },

  resume(): void {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of clocks) run(id, clock);
  },
};
