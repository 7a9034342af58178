import { failureNumber } from '@unisite/shared/contract/failureNumber';
import type { MountFailure } from '@unisite/shared/contract/mounts';
import type { SkeletonShape } from '@unisite/shared/contract/registry';
import type { ModuleInput } from '@unisite/shared/remote';
import { useHydrated } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { whenBack } from '../live/whenBack.ts';
import { type Mounted, type MountState, mountModule } from '../loader/mountModule.ts';
import type { ModuleOffer } from '../loader/offers.ts';
import { isRenderedStanding, renderedBox } from '../loader/renderedBoxes.ts';
import { whenIdle } from '../loader/whenIdle.ts';
import { RemoteFailed } from './RemoteFailed.tsx';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';

interface RemoteBoxProps extends ModuleOffer {
  path?: string | undefined;
  input?: ModuleInput | undefined;
  skeleton: SkeletonShape | 'page' | 'none';
  /** Below the first view: mounted after it, because a browser busy with everything at once shows all of it late. */
  later?: boolean | undefined;
  /** Called once when it cannot be shown; without a `shape` (a modal) the box is empty then. */
  onFailed?: (() => void) | undefined;
}

/** Latest start of a box that is `later`, milliseconds. */
const latestStart = 1_500;

/** Failures that may pass when the network or the platform is back. */
const passing: readonly MountFailure[] = ['NETWORK', 'SERVER', 'TIMEOUT'];

/** A page keeps the team keys that it began with: only a reload brings others. */
const reload = () => location.reload();

/** The box of one module on the page: its skeleton, the module, or the failure notice. Failures stay within the box. */
export function RemoteBox({
  remote,
  module,
  path,
  input,
  skeleton,
  later = false,
  onFailed,
}: RemoteBoxProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const hydrated = useHydrated();
  // one stable object: React rewrites the content for a new one
  const [rendered] = useState(() => (hydrated ? null : renderedBox(remote.digest, module)));
  /** The server's markup shows and is not hydrated yet; it stays until the module can be mounted. */
  const [isStanding, setStanding] = useState(rendered !== null);
  const [state, setState] = useState<MountState>(rendered ? { state: 'ready' } : { state: 'loading', slow: false });
  const [retries, setRetries] = useState(0);
  /** Automatic retries since the box last worked or the visitor asked for one. */
  const ownTries = useRef(0);
  /** Start of the last attempt, `performance.now()`. */
  const began = useRef(0);
  const latest = useRef({ remote, input, onFailed });
  latest.current = { remote, input, onFailed };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `retries` is there to mount anew, and a remote is another when its version is
  useEffect(() => {
    const begin = () => {
      if (!host.current) return;
      began.current = performance.now();
      mounted.current = mountModule({
        place: host.current,
        remote: latest.current.remote,
        module,
        path,
        input: latest.current.input,
        insist: retries > 0,
        onState: (next) => {
          const stands = rendered !== null && host.current !== null && isRenderedStanding(host.current);
          setStanding(stands);
          if (stands && next.state === 'loading') return;
          setState(next);
          if (next.state === 'ready') ownTries.current = 0;
          if (next.state === 'failed') latest.current.onFailed?.();
        },
      });
    };
    const callOff = later ? whenIdle(begin, latestStart) : begin();
    return () => {
      callOff?.();
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [remote.name, remote.digest, module, path, retries]);

  useEffect(() => mounted.current?.update(input), [input]);

  const mayPass = state.state === 'failed' && skeleton !== 'none' && passing.includes(state.code);
  useEffect(() => {
    if (!mayPass) return;
    return whenBack(ownTries.current, began.current, () => {
      ownTries.current += 1;
      setRetries((n) => n + 1);
    });
  }, [mayPass]);

  const onRetry = () => {
    ownTries.current = 0;
    setRetries((n) => n + 1);
  };

  return (
    <>
      {state.state === 'loading' && skeleton !== 'none' && <RemoteSkeleton shape={skeleton} slow={state.slow} />}
      {state.state === 'failed' && skeleton !== 'none' && (
        <RemoteFailed
          code={failureNumber(remote.name, state.code)}
          onRetry={state.code === 'SIGNATURE' ? reload : onRetry}
        />
      )}
      {/* a box without a skeleton is not hidden: a dialog in it could not take the focus as it opens */}
      <div
        ref={host}
        hidden={state.state !== 'ready' && !isStanding && skeleton !== 'none'}
        {...(rendered && { dangerouslySetInnerHTML: rendered, suppressHydrationWarning: true })}
      />
    </>
  );
}
