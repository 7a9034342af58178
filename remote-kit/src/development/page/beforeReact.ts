/**
 * Must run before the development renderer is read: fast refresh listens to what the renderer says of itself, and the
 * renderer uses the page's React, a production build that lacks what only development renderers keep there.
 */
import * as React from 'react';
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);

// a border: React's renderers share this object with React itself, under this name, in every build of one version
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  Record<string, unknown>
>;
const wanted = {
  actQueue: null,
  asyncTransitions: 0,
  isBatchingLegacy: false,
  didScheduleLegacyUpdate: false,
  didUsePromise: false,
  thrownErrors: [],
  getCurrentStack: null,
  recentlyCreatedOwnerStacks: 0,
};
if (internals) Object.assign(internals, { ...wanted, ...internals });
