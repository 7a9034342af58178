import type { MarketView } from '@unisite/shared/contract/operators';
import type { DeskDraw } from '@unisite/shared/contract/operatorsLottery';
import type { DeskPlan } from '@unisite/shared/contract/operatorsLotteryPlans';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DeskStation } from '@unisite/shared/contract/operatorsStations';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import type { LimitablePick } from './draws/limitablePick.ts';
import { PickLimitDialog } from './draws/PickLimitDialog.tsx';
import { VoidDrawDialog } from './draws/VoidDrawDialog.tsx';
import { LotteryDialog } from './offer/LotteryDialog.tsx';
import { EndPlanDialog } from './plans/EndPlanDialog.tsx';
import { StationDialog } from './stations/StationDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    marketLottery: { readonly market: MarketView; readonly settings: MarketSettings };
    voidDraw: { readonly draw: DeskDraw };
    endPlan: { readonly plan: DeskPlan };
    limitPick: { readonly of: LimitablePick; readonly act: 'close' | 'limit' };
    station: { readonly station: DeskStation; readonly hasBeacon: boolean };
  }
}

export const dialogs: DialogsOf<'marketLottery' | 'voidDraw' | 'endPlan' | 'limitPick' | 'station'> = {
  marketLottery: LotteryDialog,
  voidDraw: VoidDrawDialog,
  endPlan: EndPlanDialog,
  limitPick: PickLimitDialog,
  station: StationDialog,
};
