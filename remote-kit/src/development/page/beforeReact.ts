/**
 * Must run before the development renderer loads: fast refresh hooks into the renderer's registration, and the renderer
 * uses the page's React, a production build without the fields that development renderers need.
 */
import * as React from 'react';
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);

// border: renderers share this object with React, under this name in every build of one version
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
