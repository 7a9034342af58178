import type { LotteryGame } from '@unisite/shared/contract/lottery';
import type { Menu } from '../draws/menuColumns.ts';

/** The northern lottery on Friday 20 November 2026, with overrides for other games. */
export const game = (code: string, over: Partial<LotteryGame> = {}): LotteryGame => ({
  code,
  remark: code,
  drawDayOfWeek: '2,3,4,5,6,7,1',
  gameGroupCode: 'MB',
  region: 'north',
  isHot: false,
  timeZone: 'Asia/Ho_Chi_Minh',
  drawTime: '18:15',
  interval: null,
  nextDrawAt: '2026-11-20T11:15:00.000Z',
  closesAt: '2026-11-20T11:10:00.000Z',
  ...over,
});

export const southern = (code: string, drawDayOfWeek: string): LotteryGame =>
  game(code, { drawDayOfWeek, gameGroupCode: 'MN', region: 'south', drawTime: '16:15' });

export const quick = (code: string, gameGroupCode: string): LotteryGame =>
  game(code, {
    drawDayOfWeek: '',
    gameGroupCode,
    region: null,
    drawTime: null,
    interval: 1,
    nextDrawAt: '2026-11-20T03:01:00.000Z',
    closesAt: '2026-11-20T03:00:55.000Z',
  });

export const menu = (tag: string, prizeMode: Menu['prizeMode'], ...gameMenus: LotteryGame[]): Menu => ({
  tag,
  labelName: tag,
  prizeMode,
  gameMenus,
});
