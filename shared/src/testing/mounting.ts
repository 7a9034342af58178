import { act, type ComponentType } from 'react';
import { setZone, startI18n, type Texts, type TextsLoader } from '../i18n/index.ts';
import { type ModuleInput, type MountProps, remoteRoot } from '../remote/index.ts';
import { vietnam } from './vietnam.ts';

/** A module mounted in the document. */
export interface MountedModule {
  element: HTMLElement;
  unmount(): Promise<void>;
}

/**
 * For tests of a remote: returns a function that mounts a module like the shell does, with the remote's Vietnamese
 * texts (or a loader of any language), and resolves when everything it started has settled. Rethrows what the module
 * throws while rendering.
 */
export function mounting(remote: string, texts: Texts | TextsLoader) {
  startI18n('vi');
  setZone(vietnam);
  const loader: TextsLoader = typeof texts === 'function' ? texts : () => Promise.resolve(texts);
  return async (component: ComponentType<never>, path?: string, input?: ModuleInput): Promise<MountedModule> => {
    const lifecycles = remoteRoot({ remote, component, texts: loader });
    const element = document.createElement('div');
    document.body.append(element);
    const props: MountProps = {
      name: `module-${Math.random()}`,
      domElement: element,
      path,
      input,
      onError: (error) => {
        throw error;
      },
    };
    await lifecycles.bootstrap(props);
    await underAct(() => lifecycles.mount(props));
    await flush();
    return {
      element,
      unmount: async () => {
        await underAct(() => lifecycles.unmount(props));
        element.remove();
      },
    };
  };
}

/** React works when `act` ends, and the lifecycles wait for that. */
async function underAct(work: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  await act(async () => {
    done = work();
  });
  await done;
}

/** Waits for everything under way to settle. */
export const flush = (milliseconds = 0): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await new Promise((resolve) => setTimeout(resolve));
  });
