import type { MarketView, OperatorMember } from '@unisite/shared/contract/operators';
import type { OperatorWithdrawal, WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import type { Correction } from '@unisite/shared/contract/operatorsCorrections';
import type { OperatorVendor, VendorCaller } from '@unisite/shared/contract/operatorsVendors';
import type { MarketWallets } from '@unisite/shared/contract/operatorsWallets';
import type { ActKind, AuditEntry, PendingAct, PendingRule, TeamView } from '@unisite/shared/contract/rollout';
import type { WalletsAct } from '../markets/walletsAct.ts';
import type { CorrectionDecision } from '../members/correctionDecision.ts';

/** What the console asks before it does something; one at a time. */
export type DialogRequest =
  | {
      readonly kind: 'act';
      readonly act: ActKind;
      readonly remote: string;
      readonly market: string;
      readonly digest?: string;
    }
  | { readonly kind: 'decide'; readonly pending: PendingAct; readonly decision: 'approve' | 'withdraw' }
  | { readonly kind: 'decideGuardedChange'; readonly pending: PendingRule; readonly decision: 'approve' | 'withdraw' }
  | { readonly kind: 'undo'; readonly entry: AuditEntry }
  | { readonly kind: 'withdrawal'; readonly withdrawal: OperatorWithdrawal; readonly act: WithdrawalAct }
  | { readonly kind: 'correctBalance'; readonly member: OperatorMember }
  | { readonly kind: 'decideCorrection'; readonly correction: Correction; readonly decision: CorrectionDecision }
  | { readonly kind: 'endSessions'; readonly member: OperatorMember }
  | { readonly kind: 'fourEyes'; readonly market: MarketView }
  | {
      readonly kind: 'wallets';
      readonly market: MarketView;
      readonly wallets: MarketWallets;
      readonly act: WalletsAct;
    }
  | { readonly kind: 'caller'; readonly caller: VendorCaller | null }
  | { readonly kind: 'rotateSecret' | 'endFormer'; readonly caller: VendorCaller }
  | { readonly kind: 'secretTold'; readonly caller: string; readonly secret: string }
  | { readonly kind: 'vendorPlace'; readonly vendor: OperatorVendor; readonly callers: readonly string[] }
  | { readonly kind: 'vendorState'; readonly vendor: OperatorVendor }
  | { readonly kind: 'addKey'; readonly team: TeamView | null }
  | { readonly kind: 'openMarkets'; readonly team: TeamView }
  | { readonly kind: 'revokeKey'; readonly team: string; readonly key: string };

interface Asked {
  /** Tells two askings of the same apart. */
  readonly number: number;
  readonly question: DialogRequest;
}

let asked: Asked | null = null;
let last = 0;
const listeners = new Set<() => void>();

function set(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the question's dialog, over whatever is open. */
export function openDialog(question: DialogRequest): void {
  last += 1;
  set({ number: last, question });
}

export const closeDialog = (): void => set(null);

export const dialogStore = {
  get: (): Asked | null => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
