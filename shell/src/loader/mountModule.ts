import type { MountFailure, MountReport } from '@unisite/shared/contract/mounts';
import type { ModuleInput } from '@unisite/shared/remote';
import { beginAttempt, endAttempt, frozeBefore } from '../health/attempts.ts';
import { reportMount } from '../health/reports.ts';
import { type Attempt, attemptMount, type Stage } from './attempt.ts';
import type { ModuleOffer } from './offers.ts';
import { recovery } from './recovery.ts';
import { fallbackVersion, mountOf, type RemoteVersion } from './remoteVersion.ts';

/** After this the visitor sees that it takes long, milliseconds. */
const slowAfter = 4_000;
/** How long a version has where another can take its place, milliseconds. */
const patience = 10_000;
/** Hard stop, milliseconds (specification section 9). */
const hardStop = 120_000;

/** What a module does as soon as it stands may freeze the page as well, milliseconds. */
const settlingTime = 1_000;

/** What becomes of a module in its box. A remote that fails is data, not an exception. */
export type MountState =
  | { state: 'loading'; slow: boolean }
  | { state: 'ready' }
  | { state: 'failed'; code: MountFailure };

export interface Mounting extends ModuleOffer {
  /** Where the module gets an element. */
  place: Element;
  path?: string | undefined;
  input?: ModuleInput | undefined;
  /** Somebody wants this very version, though it may have failed before. */
  insist?: boolean | undefined;
  onState(state: MountState): void;
}

export interface Mounted {
  update(input: ModuleInput | undefined): void;
  unmount(): void;
}

interface Failing {
  readonly version: RemoteVersion;
  readonly stage: Stage;
  readonly error: unknown;
  readonly tries: number;
  /** `performance.now()` as it began. */
  readonly began: number;
  readonly attempted: string;
}

/**
 * Modules, by digest and name, that another version stands in for as long as the page is open: nobody waits for them
 * twice.
 */
const broken = new Set<string>();

/**
 * Loads a module and mounts it, and reports its state. A version that fails is looked into, tried again where the
 * network was the cause, and replaced by the last known good one where that is another, as is one that froze this tab
 * before; when nothing helps the failure
 * is reported once, and nothing of the module is left in its place. Whatever it throws, nothing is thrown at the
 * caller.
 */
export function mountModule({ place, remote, module, path, input, insist, onState }: Mounting): Mounted {
  const standIn = fallbackVersion(remote);
  const key = remote.digest + module;
  let live = true;
  let latest = input;
  let current: Attempt | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  /** Says what became of the placed version, once it is known which one stands in for it. */
  let owed: ((fellBackTo?: string) => void) | undefined;

  const tell = (state: MountState) => {
    clearTimeout(slow);
    onState(state);
  };
  const tellLoading = () => {
    tell({ state: 'loading', slow: false });
    slow = setTimeout(() => onState({ state: 'loading', slow: true }), slowAfter);
  };
  /** The attempt that is on its way, by its name. */
  let open: string | undefined;
  const report = (version: RemoteVersion, attempt: string, outcome: MountReport['outcome']) =>
    reportMount({ ...mountOf(version, module), attempt, outcome });

  function attempt(version: RemoteVersion, tries = 0, began = performance.now(), name?: string): void {
    const replaceable = standIn !== null && version === remote;
    const attempted = name ?? beginAttempt(mountOf(version, module));
    open = attempted;
    let isReady = false;
    /** It is or was mounted, and broke a rule. */
    const misbehaved = (code: MountFailure, error: unknown) =>
      void recovery().then(
        ({ reportFailure }) => reportFailure(version, module, code, error),
        () => reportError(error),
      );
    current = attemptMount({
      version,
      module,
      place,
      path,
      input: latest,
      time: began + (replaceable ? patience : hardStop) - performance.now(),
      onReady() {
        isReady = true;
        open = undefined;
        setTimeout(endAttempt, settlingTime, attempted);
        tell({ state: 'ready' });
        report(version, attempted, { state: 'ready', milliseconds: Math.round(performance.now() - began) });
        if (owed) broken.add(key);
        else if (version === remote) broken.delete(key);
        owed?.(version.digest);
        owed = undefined;
      },
      onFailed(stage, error) {
        if (isReady) tellLoading();
        void recover({ version, stage, error, tries, began: isReady ? performance.now() : began, attempted });
      },
      onDifference: (error) => misbehaved('RENDERED_OTHERWISE', error),
      onStayed: (error) => misbehaved('DID_NOT_UNMOUNT', error),
    });
  }

  async function recover({ version, stage, error, tries, began, attempted }: Failing) {
    // without the network there is no more to find out than that
    const help = await recovery().catch(() => null);
    const found = help && (await help.diagnoseFailure({ version, module, stage, error, tries }));
    if (live && found?.retry) return attempt(version, tries + 1, began, attempted);
    endAttempt(attempted);
    const code = found?.code ?? 'NETWORK';
    const failed = (fellBackTo?: string) =>
      report(version, attempted, {
        state: 'failed',
        code,
        detail: found?.detail ?? '',
        ...(fellBackTo && { fellBackTo }),
      });
    if (live && standIn && version === remote) {
      owed = failed;
      attempt(standIn);
      return;
    }
    owed?.();
    owed = undefined;
    failed();
    if (live) tell({ state: 'failed', code });
  }

  tellLoading();
  attempt(standIn && !insist && (broken.has(key) || frozeBefore(mountOf(remote, module))) ? standIn : remote);

  return {
    update(next) {
      latest = next;
      current?.update(next);
    },
    unmount() {
      live = false;
      clearTimeout(slow);
      current?.end();
      if (open !== undefined) endAttempt(open, 'left');
      owed?.();
    },
  };
}
