import type { DeskMission } from '@unisite/shared/contract/operatorsMissions';
import type { DeskWheel } from '@unisite/shared/contract/operatorsRaffle';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { EndMissionDialog } from './EndMissionDialog.tsx';
import { MissionDialog } from './MissionDialog.tsx';
import { WheelDialog } from './WheelDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    mission: { readonly mission: DeskMission | null };
    endMission: { readonly mission: DeskMission };
    wheel: { readonly desk: DeskWheel };
  }
}

export const dialogs: DialogsOf<'mission' | 'endMission' | 'wheel'> = {
  mission: MissionDialog,
  endMission: EndMissionDialog,
  wheel: WheelDialog,
};
