import type { MarketView } from '@unisite/shared/contract/operators';
import type { OperatorFeedback } from '@unisite/shared/contract/operatorsFeedback';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { AppsDialog } from './AppsDialog.tsx';
import { AnswerFeedbackDialog } from './feedback/AnswerFeedbackDialog.tsx';
import { ChangeFeedbackDialog } from './feedback/ChangeFeedbackDialog.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    serviceEntries: { readonly market: MarketView; readonly settings: MarketSettings };
    appEntries: { readonly market: MarketView; readonly settings: MarketSettings };
    changeFeedback: { readonly feedback: OperatorFeedback };
    answerFeedback: { readonly feedback: OperatorFeedback };
  }
}

export const dialogs: DialogsOf<'serviceEntries' | 'appEntries' | 'changeFeedback' | 'answerFeedback'> = {
  serviceEntries: ServiceDialog,
  appEntries: AppsDialog,
  changeFeedback: ChangeFeedbackDialog,
  answerFeedback: AnswerFeedbackDialog,
};
