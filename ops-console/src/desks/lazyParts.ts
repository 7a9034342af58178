import { lazy } from 'react';

export const loadDialogs = () => import('./DialogOf.tsx');

export const LazyDialogOf = lazy(async () => ({ default: (await loadDialogs()).DialogOf }));

/** Loads the box of open proposals, which few pages have. */
export const loadProposalBox = () => import('./AnyProposalBox.tsx');

export const LazyProposalBox = lazy(async () => ({ default: (await loadProposalBox()).AnyProposalBox }));
