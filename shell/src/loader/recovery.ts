import { whenIdle } from './whenIdle.ts';

/**
 * What a page needs only after a failure or a change: fetched once the page is idle, so that it is there when the
 * network is not.
 */
export const recovery = () => import(/* webpackChunkName: "recovery" */ '../recovery/index.ts');

/** Starts watching the page once the browser is idle. */
export function loadRecovery(): void {
  const begin = () =>
    void recovery().then(
      ({ watchPage }) => watchPage(),
      () => {},
    );
  whenIdle(begin, 4_000);
}
