import { loadTransport } from '@unisite/shared/api';
import { whenIdle } from './whenIdle.ts';

/**
 * What a page needs only after a failure or a change: fetched once the page is idle, so that it is there when the
 * network is not.
 */
export const recovery = () => import(/* webpackChunkName: "recovery" */ '../recovery/index.ts');

/** Starts watching the page once the browser is idle, and fetches what calls travel by. */
export function loadRecovery(): void {
  const begin = () => {
    void recovery().then(
      ({ watchPage }) => watchPage(),
      () => {},
    );
    loadTransport().catch(() => {}); // a call tries again
  };
  whenIdle(begin, 4_000);
}
