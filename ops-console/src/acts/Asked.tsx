import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { WithdrawalDialog } from '../cash/WithdrawalDialog.tsx';
import { FourEyesDialog } from '../markets/FourEyesDialog.tsx';
import { WalletsDialog } from '../markets/WalletsDialog.tsx';
import { CorrectBalanceDialog } from '../members/CorrectBalanceDialog.tsx';
import { DecideCorrectionDialog } from '../members/DecideCorrectionDialog.tsx';
import { EndSessionsDialog } from '../members/EndSessionsDialog.tsx';
import { AddKeyDialog } from '../teams/AddKeyDialog.tsx';
import { OpenMarketsDialog } from '../teams/OpenMarketsDialog.tsx';
import { RevokeKeyDialog } from '../teams/RevokeKeyDialog.tsx';
import { CallerDialog } from '../vendors/CallerDialog.tsx';
import { EndPreviousSecretDialog } from '../vendors/EndPreviousSecretDialog.tsx';
import { RotateSecretDialog } from '../vendors/RotateSecretDialog.tsx';
import { SecretDialog } from '../vendors/SecretDialog.tsx';
import { VendorPlaceDialog } from '../vendors/VendorPlaceDialog.tsx';
import { VendorStateDialog } from '../vendors/VendorStateDialog.tsx';
import { ActDialog } from './ActDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { DecideRuleDialog } from './DecideRuleDialog.tsx';
import { closeDialog, type DialogRequest, dialogStore } from './question.ts';
import { UndoDialog } from './UndoDialog.tsx';

/** Where the console's questions appear. */
export function Asked(): ReactElement | null {
  const asked = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  useEffect(() => closeDialog, []);
  return asked && <DialogOf key={asked.number} question={asked.question} />;
}

function DialogOf({ question }: { question: DialogRequest }): ReactElement {
  switch (question.kind) {
    case 'act':
      return <ActDialog {...question} />;
    case 'decide':
      return <DecideDialog pending={question.pending} decision={question.decision} />;
    case 'decideGuardedChange':
      return <DecideRuleDialog pending={question.pending} decision={question.decision} />;
    case 'undo':
      return <UndoDialog entry={question.entry} />;
    case 'endSessions':
      return <EndSessionsDialog member={question.member} />;
    case 'correctBalance':
      return <CorrectBalanceDialog member={question.member} />;
    case 'decideCorrection':
      return <DecideCorrectionDialog correction={question.correction} decision={question.decision} />;
    case 'withdrawal':
      return <WithdrawalDialog withdrawal={question.withdrawal} act={question.act} />;
    case 'fourEyes':
      return <FourEyesDialog market={question.market} />;
    case 'wallets':
      return <WalletsDialog market={question.market} wallets={question.wallets} act={question.act} />;
    case 'caller':
      return <CallerDialog caller={question.caller} />;
    case 'rotateSecret':
      return <RotateSecretDialog caller={question.caller} />;
    case 'endFormer':
      return <EndPreviousSecretDialog caller={question.caller} />;
    case 'secretTold':
      return <SecretDialog caller={question.caller} secret={question.secret} />;
    case 'vendorPlace':
      return <VendorPlaceDialog vendor={question.vendor} callers={question.callers} />;
    case 'vendorState':
      return <VendorStateDialog vendor={question.vendor} />;
    case 'addKey':
      return <AddKeyDialog team={question.team} />;
    case 'openMarkets':
      return <OpenMarketsDialog team={question.team} />;
    case 'revokeKey':
      return <RevokeKeyDialog team={question.team} keyId={question.key} />;
  }
}
