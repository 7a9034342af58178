import { afterEach, expect, test } from '@jest/globals';
import { matrix } from '@unisite/shared/contract/operators';
import { changeStation, type DeskStation, lotteryStations } from '@unisite/shared/contract/operatorsStations';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { vietnam } from '../../../../testing/marketSettings.ts';
import { DrawsPage } from '../draws/DrawsPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const at = (weekday: number, drawTime: string | null) => ({ weekday, drawTime, intervalMinutes: null });
const station: DeskStation = {
  code: 'HCM',
  name: { vi: 'TP.HCM', en: 'Ho Chi Minh City' },
  isOfficial: true,
  week: [at(2, '16:15'), ...[3, 4, 5, 6].map((weekday) => at(weekday, null)), at(7, '16:15'), at(1, null)],
  plan: {
    closeSeconds: 300,
    entropySource: 'ledger',
    changes: [{ ...at(7, null), validFrom: '2026-02-07' }],
  },
  earliest: '2026-01-07',
  latest: '2027-01-06',
};

test('a station shows its week and what is to come; an end of draws is sent, and comes at once', async () => {
  site = await atConsole('lan', ['lottery'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(lotteryStations, {}, { stations: [station], hasBeacon: true });
    return <DrawsPage look="stations" />;
  });
  expect(site.text()).toContain('Thứ Hai, Thứ Bảy: 16:15');
  expect(site.text()).toContain('Từ 07/02/2026, Thứ Bảy: không quay');
  await site.press('Đổi lịch quay của TP.HCM');
  await site.type('Khoá cược trước giờ quay', '200');
  expect(site.text()).toContain('Khoá cược trước giờ quay: 300 giây → 200 giây');
  // longer betting needs a second operator
  expect(site.text()).toContain('Gửi đề xuất');
  await site.type('Khoá cược trước giờ quay', '600');
  await site.type('Lý do', 'Đài báo đổi giờ');
  site.answers(
    changeStation,
    { code: 'HCM', from: station.plan, to: { ...station.plan, closeSeconds: 600 }, why: 'Đài báo đổi giờ' },
    { state: 'done' },
  );
  await site.press('Lưu');
  expect(site.text()).not.toContain('Lý do');
});
