import federation from '@module-federation/webpack-bundler-runtime';

declare global {
  // read by every remote's entry (remote-kit, shellFederation.mjs)
  var __federationOfShell: typeof federation | undefined;
}

/** Gives the code that a container needs to every remote; must have run before the first is loaded. */
export function provideFederation(): void {
  globalThis.__federationOfShell = federation;
}
