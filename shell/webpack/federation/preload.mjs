/** Stands in the place of the federation runtime's preloading by manifests: the page comes with the preload links of just its own path. */
const none = () => {
  throw new Error('preloading by manifest is not part of this shell');
};

export const defaultPreloadArgs = {};
export { none as formatPreloadArgs, none as normalizePreloadExposes, none as preloadAssets };
