import type { jest } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import type { Operation, RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import { startI18n, type Texts } from '@unisite/shared/i18n';
import { type MountProps, remoteRoot } from '@unisite/shared/remote';
import { act, type ComponentType } from 'react';
import vi from '../locales/vi.json';

startI18n('vi');

/** A platform that never answers: what a module asks for by itself stays open, what a test gives it is all there is. */
class UnansweredRequest {
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {}
}
Object.assign(globalThis, { XMLHttpRequest: UnansweredRequest });

/** Of the timers only the ticks: React and the lifecycles need the others to go on. */
export const ticksOnly = (now?: string): Parameters<typeof jest.useFakeTimers>[0] => ({
  ...(now === undefined ? {} : { now: Date.parse(now) }),
  doNotFake: [
    'cancelAnimationFrame',
    'cancelIdleCallback',
    'clearImmediate',
    'clearTimeout',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'requestAnimationFrame',
    'requestIdleCallback',
    'setImmediate',
    'setTimeout',
  ],
});
queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });

/** What the platform is taken to have answered a visitor. */
export const answered = <O extends Operation>(operation: O, request: RequestOf<O>, value: ValueOf<O>): unknown =>
  queryClient.setQueryData(
    [operation.name, operation.access === 'public' ? 'public' : 'visitor', 'vi', request],
    value,
  );

/** Puts a module of this remote into the document as the shell does. */
export async function mountModule(component: ComponentType<never>) {
  const lifecycles = remoteRoot({ remote: 'mf-promo', component, texts: () => Promise.resolve(vi as Texts) });
  const element = document.createElement('div');
  document.body.append(element);
  const props: MountProps = {
    name: `module-${Math.random()}`,
    domElement: element,
    onError: (error) => {
      throw error;
    },
  };
  await lifecycles.bootstrap(props);
  await underAct(() => lifecycles.mount(props));
  return {
    element,
    unmount: async () => {
      await underAct(() => lifecycles.unmount(props));
      element.remove();
    },
  };
}

/** React does its work when `act` ends, and the lifecycles wait for that work. */
async function underAct(work: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  await act(async () => {
    done = work();
  });
  await done;
}
