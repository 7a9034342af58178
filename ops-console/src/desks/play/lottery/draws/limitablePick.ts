import type { DeskDraw, DrawExposurePick } from '@unisite/shared/contract/operatorsLottery';

/** A pick of a draw in a market, with its figures. */
export interface LimitablePick extends Readonly<DrawExposurePick> {
  readonly draw: DeskDraw;
  readonly market: string;
  readonly currency: string;
  readonly bet: string;
}
