import { whenIdle } from './whenIdle.ts';

/**
 * What a page needs when something has failed or changed, and not before: looked for when the page has come to rest, so
 * that it is there when the network is not.
 */
export const recovery = () => import(/* webpackChunkName: "recovery" */ '../recovery/index.ts');

/** Begins to look after the page once the browser has nothing better to do. */
export function loadRecovery(): void {
  const begin = () =>
    void recovery().then(
      ({ watchPage }) => watchPage(),
      () => {},
    );
  whenIdle(begin, 4_000);
}
