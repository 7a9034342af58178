import type { ComponentType, ReactElement } from 'react';
import type { DialogRequest, Dialogs, DialogsOf } from '../acts/dialogs.ts';
import { UndoSettingDialog } from '../acts/settings/UndoSettingDialog.tsx';
import { SettingTextContext } from '../acts/settings/useSettingText.ts';
import { dialogs as identity } from './access/identity/dialogs.tsx';
import { dialogs as members } from './access/members/dialogs.tsx';
import { dialogs as protection } from './access/protection/dialogs.tsx';
import { dialogs as verification } from './access/verification/dialogs.tsx';
import { dialogs as contracts } from './agents/contracts/dialogs.tsx';
import { DecideProposalDialog } from './DecideProposalDialog.tsx';
import { dialogs as registry } from './delivery/registry/dialogs.tsx';
import { dialogs as cash } from './money/cash/dialogs.tsx';
import { dialogs as lineTransfers } from './money/lineTransfers/dialogs.tsx';
import { dialogs as wallets } from './money/wallets/dialogs.tsx';
import { dialogs as proposals } from './operators/proposals/dialogs.tsx';
import { dialogs as lottery } from './play/lottery/dialogs.tsx';
import { dialogs as seamless } from './play/seamless/dialogs.tsx';
import { dialogs as bonuses } from './rewards/bonuses/dialogs.tsx';
import { dialogs as missions } from './rewards/missions/dialogs.tsx';
import { dialogs as points } from './rewards/points/dialogs.tsx';
import { dialogs as promotions } from './rewards/promotions/dialogs.tsx';
import { dialogs as rebates } from './rewards/rebates/dialogs.tsx';
import { dialogs as referrals } from './rewards/referrals/dialogs.tsx';
import { dialogs as vip } from './rewards/vip/dialogs.tsx';
import { dialogs as content } from './site/content/dialogs.tsx';
import { dialogs as mailings } from './site/mailings/dialogs.tsx';
import { dialogs as markets } from './site/markets/dialogs.tsx';
import { dialogs as messages } from './site/messages/dialogs.tsx';
import { dialogs as signs } from './site/signs/dialogs.tsx';
import { useAnySettingText } from './useAnySettingText.ts';

const dialogs: DialogsOf<keyof Dialogs> = {
  decideProposal: DecideProposalDialog,
  undoSetting: UndoSettingDialog,
  ...identity,
  ...members,
  ...protection,
  ...verification,
  ...contracts,
  ...registry,
  ...cash,
  ...lineTransfers,
  ...wallets,
  ...proposals,
  ...lottery,
  ...seamless,
  ...bonuses,
  ...missions,
  ...points,
  ...promotions,
  ...rebates,
  ...referrals,
  ...vip,
  ...content,
  ...mailings,
  ...markets,
  ...messages,
  ...signs,
};

/** The dialog of a request. All dialogs are one chunk, outside the first view. */
export function DialogOf({ request }: { request: DialogRequest }): ReactElement {
  // a kind's dialog takes what its request is about
  const Dialog = dialogs[request.kind] as ComponentType<DialogRequest>;
  return (
    <SettingTextContext value={useAnySettingText}>
      <Dialog {...request} />
    </SettingTextContext>
  );
}
