import type { Sign } from '@unisite/shared/contract/operatorsSigns';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { AnswerSignDialog } from './AnswerSignDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    answerSign: { readonly sign: Sign };
  }
}

export const dialogs: DialogsOf<'answerSign'> = {
  answerSign: AnswerSignDialog,
};
