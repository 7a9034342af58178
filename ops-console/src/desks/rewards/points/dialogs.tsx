import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import type { DeskGoods, DeskRedemption } from '@unisite/shared/contract/operatorsPoints';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { GoodsDialog } from './GoodsDialog.tsx';
import { PointRuleDialog } from './PointRuleDialog.tsx';
import { RedemptionDialog } from './RedemptionDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    goods: { readonly goods: DeskGoods | null };
    pointRule: { readonly market: string; readonly rule: MarketPoints };
    redemption: { readonly redemption: DeskRedemption; readonly decision: 'approve' | 'reject' };
  }
}

export const dialogs: DialogsOf<'goods' | 'pointRule' | 'redemption'> = {
  goods: GoodsDialog,
  pointRule: PointRuleDialog,
  redemption: RedemptionDialog,
};
