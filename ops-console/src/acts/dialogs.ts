import type { SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Proposal } from '@unisite/shared/contract/operatorsProposals';
import type { ComponentType } from 'react';
import type { ProposalDecision } from './proposalDecision.ts';

/** What each kind of dialog is about. Desks add their kinds, beside the dialogs that open for them (`dialogs.tsx`). */
export interface Dialogs {
  decideProposal: { readonly proposal: Proposal; readonly decision: ProposalDecision };
  undoSetting: { readonly change: SettingChange };
}

/** The dialogs of these kinds; each takes what it is about. */
export type DialogsOf<Kind extends keyof Dialogs> = { readonly [One in Kind]: ComponentType<Dialogs[One]> };

/** A dialog to open, and its subject. One at a time. */
export type DialogRequest = { [Kind in keyof Dialogs]: { readonly kind: Kind } & Dialogs[Kind] }[keyof Dialogs];

interface OpenDialog {
  /** Distinguishes two openings of the same dialog. */
  readonly number: number;
  readonly request: DialogRequest;
}

let current: OpenDialog | null = null;
let lastNumber = 0;
const listeners = new Set<() => void>();

function set(next: OpenDialog | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog in place of the open one. */
export function openDialog(request: DialogRequest): void {
  lastNumber += 1;
  set({ number: lastNumber, request });
}

export const closeDialog = (): void => set(null);

export const dialogStore = {
  get: (): OpenDialog | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
