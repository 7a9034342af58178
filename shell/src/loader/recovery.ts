import { loadTransport } from '@unisite/shared/api';
import { whenIdle } from './whenIdle.ts';

/**
 * Code that is needed only after a failure or a change, fetched while idle so that it is there when the network is not.
 */
export const recovery = () => import(/* webpackChunkName: "recovery" */ '../recovery/index.ts');

/** Starts watching the page once the browser is idle, and loads the transport of calls. */
export function loadRecovery(): void {
  const begin = () => {
    void recovery().then(
      ({ watchPage }) => watchPage(),
      () => {},
    );
    loadTransport().catch(() => {}); // the first call tries again
  };
  whenIdle(begin, 4_000);
}
