import type { ActKind, AuditEntry, TeamView } from '@unisite/shared/contract/rollout';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { ActDialog } from './acts/ActDialog.tsx';
import { UndoDialog } from './acts/UndoDialog.tsx';
import { AddKeyDialog } from './teams/AddKeyDialog.tsx';
import { OpenMarketsDialog } from './teams/OpenMarketsDialog.tsx';
import { RenderingDialog } from './teams/RenderingDialog.tsx';
import { RevokeKeyDialog } from './teams/RevokeKeyDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    act: { readonly act: ActKind; readonly remote: string; readonly market: string; readonly digest?: string };
    undo: { readonly entry: AuditEntry };
    addKey: { readonly team: TeamView | null };
    openMarkets: { readonly team: TeamView };
    rendering: { readonly team: TeamView };
    revokeKey: { readonly team: string; readonly keyId: string };
  }
}

export const dialogs: DialogsOf<'act' | 'undo' | 'addKey' | 'openMarkets' | 'rendering' | 'revokeKey'> = {
  act: ActDialog,
  undo: UndoDialog,
  addKey: AddKeyDialog,
  openMarkets: OpenMarketsDialog,
  rendering: RenderingDialog,
  revokeKey: RevokeKeyDialog,
};
