import type { DeskApplication } from '@unisite/shared/contract/operatorsApplications';
import type { DeskPromotion } from '@unisite/shared/contract/operatorsPromotions';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { AcceptApplicationDialog } from './applications/AcceptApplicationDialog.tsx';
import { RefuseApplicationDialog } from './applications/RefuseApplicationDialog.tsx';
import { EndPromotionDialog } from './EndPromotionDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    endPromotion: { readonly promotion: DeskPromotion };
    acceptApplication: { readonly application: DeskApplication };
    refuseApplication: { readonly application: DeskApplication };
  }
}

export const dialogs: DialogsOf<'endPromotion' | 'acceptApplication' | 'refuseApplication'> = {
  endPromotion: EndPromotionDialog,
  acceptApplication: AcceptApplicationDialog,
  refuseApplication: RefuseApplicationDialog,
};
