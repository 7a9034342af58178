import type { MountFailure, MountReport } from '@unisite/shared/contract/mounts';
import type { ModuleInput } from '@unisite/shared/remote';
import { beginAttempt, endAttempt, frozeBefore } from '../health/attempts.ts';
import { reportMount } from '../health/reports.ts';
import { type Attempt, attemptMount, type Stage } from './attempt.ts';
import type { ModuleOffer } from './offers.ts';
import { recovery } from './recovery.ts';
import { fallbackVersion, mountOf, type RemoteVersion } from './remoteVersion.ts';

/** After this the box says that loading takes long, milliseconds. */
const slowAfter = 4_000;
/** Time limit of a version that has a fallback, milliseconds. */
const patience = 10_000;
/** Hard stop, milliseconds (specification section 9). */
const hardStop = 120_000;

/** A module's first effects may freeze the page too, so a mount settles this long, milliseconds. */
const settlingTime = 1_000;

/** State of a module in its box. A remote that fails is data, not an exception. */
export type MountState =
  | { state: 'loading'; slow: boolean }
  | { state: 'ready' }
  | { state: 'failed'; code: MountFailure };

export interface Mounting extends ModuleOffer {
  /** Parent of the module's element. */
  place: Element;
  path?: string | undefined;
  input?: ModuleInput | undefined;
  /** A visitor asked for this very version, even if it failed before. */
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
  /** `performance.now()` at the start. */
  readonly began: number;
  readonly attempted: string;
}

/** Modules, by digest and name, replaced by a fallback while the page is open: nobody waits for them twice. */
const broken = new Set<string>();

/**
 * Loads and mounts a module, and reports its state. A version that fails is diagnosed, retried where the network was
 * the cause, and replaced by the last known good one where that differs, as is one that froze this tab before. When
 * nothing helps, the failure is reported once and nothing of the module remains. Never throws.
 */
export function mountModule({ place, remote, module, path, input, insist, onState }: Mounting): Mounted {
  const standIn = fallbackVersion(remote);
  const key = remote.digest + module;
  let live = true;
  let latest = input;
  let current: Attempt | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  /** Reports the placed version's outcome once it is known which version replaces it. */
  let owed: ((fellBackTo?: string) => void) | undefined;

  const tell = (state: MountState) => {
    clearTimeout(slow);
    onState(state);
  };
  const tellLoading = () => {
    tell({ state: 'loading', slow: false });
    slow = setTimeout(() => onState({ state: 'loading', slow: true }), slowAfter);
  };
  /** Id of the running attempt. */
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
    // offline there is nothing more to find out
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
