import type { SkeletonShape } from '@unisite/shared/contract/registry';
import type { ModuleInput } from '@unisite/shared/remote';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type Mounted, type MountState, mountModule } from '../loader/mountModule.ts';
import type { ModuleOffer } from '../loader/offers.ts';
import { RemoteFailed } from './RemoteFailed.tsx';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';

interface RemoteBoxProps extends ModuleOffer {
  path?: string | undefined;
  input?: ModuleInput | undefined;
  skeleton: SkeletonShape | 'page' | 'none';
  /** Told once when it cannot be shown; a box without a place of its own (a modal) shows nothing then. */
  onFailed?: ((error: Error) => void) | undefined;
}

/** The place of one module on the page: its skeleton, itself, or what to say when it cannot be had. It takes nobody else down. */
export function RemoteBox({ remote, module, path, input, skeleton, onFailed }: RemoteBoxProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const [state, setState] = useState<MountState>({ state: 'loading', slow: false });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ input, onFailed });
  latest.current = { input, onFailed };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to mount anew
  useEffect(() => {
    const element = document.createElement('div');
    element.dataset.remote = remote.name;
    element.dataset.module = module;
    host.current?.append(element);
    const mount = mountModule({
      remote,
      module,
      path,
      element,
      input: latest.current.input,
      onState: (next) => {
        setState(next);
        if (next.state === 'failed') latest.current.onFailed?.(next.error);
      },
    });
    mounted.current = mount;
    return () => {
      mounted.current = null;
      mount.unmount();
      element.remove();
    };
  }, [remote, module, path, attempt]);

  useEffect(() => mounted.current?.update(input), [input]);

  return (
    <>
      {state.state === 'loading' && skeleton !== 'none' && <RemoteSkeleton shape={skeleton} slow={state.slow} />}
      {state.state === 'failed' && skeleton !== 'none' && (
        <RemoteFailed code={`${remote.name} ${state.cause}`} onRetry={() => setAttempt((n) => n + 1)} />
      )}
      {/* without anything in its place it is not hidden: a dialog in it could not take the focus as it opens */}
      <div ref={host} hidden={state.state !== 'ready' && skeleton !== 'none'} />
    </>
  );
}
