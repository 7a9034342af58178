import { afterEach, expect, test } from '@jest/globals';
import { matrix } from '@unisite/shared/contract/operators';
import type { MissionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import {
  type DeskMission,
  endMission,
  missionDesk,
  rewardsGiven,
  saveMission,
} from '@unisite/shared/contract/operatorsMissions';
import { type DeskWheel, saveWheel, wheelDesk } from '@unisite/shared/contract/operatorsRaffle';
import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam } from '../../../testing/marketSettings.ts';
import { MissionDesk } from './MissionDesk.tsx';
import { draftOfMission, emptyMission, faultsOfMission, formOfMission } from './missionForm.ts';
import { WheelDesk } from './WheelDesk.tsx';
import { draftOfWheel, emptyWheel, faultsOfWheel, formOfWheel, sumOfChances } from './wheelForm.ts';

const draft: MissionDraft = {
  markets: ['VN'],
  repeats: 'weekly',
  title: { vi: 'Cược hợp lệ', en: 'Turnover' },
  from: '2026-01-05',
  until: null,
  goal: { kind: 'turnover', categories: ['LIVE', 'RNG'], amount: 5_000_000 },
  gives: { kind: 'bonus', amount: 20_000, wagering: 3 },
};
const mission: DeskMission = { id: 'week', revision: 2, state: 'running', draft, claimed: 12, takenBack: 1 };
const wheel: WheelDraft = {
  isOpen: true,
  consolation: 'few',
  price: 500,
  perDay: 10,
  fields: [
    {
      id: 'few',
      title: { vi: '50 điểm', en: '50 points' },
      gives: { kind: 'points', points: 50 },
      chance: 600,
      stock: null,
    },
    { id: 'luck', title: { vi: 'May mắn', en: 'Luck' }, gives: { kind: 'nothing' }, chance: 300, stock: null },
    { id: 'again', title: { vi: 'Thêm lượt', en: 'Again' }, gives: { kind: 'ticket' }, chance: 99, stock: null },
    {
      id: 'rare',
      title: { vi: '888K', en: '888K' },
      gives: { kind: 'bonus', amount: 888_000, wagering: 3 },
      chance: 1,
      stock: 3,
    },
  ],
};
const desk: DeskWheel = { market: 'VN', wheel: { revision: 4, draft: wheel, spins: 28 } };

test('what is filled in as it stands is sent as it stands', () => {
  expect(draftOfMission(formOfMission(mission))).toEqual(draft);
  expect(faultsOfMission(formOfMission(mission))).toEqual([]);
  for (const goal of [
    { kind: 'days', count: 3 },
    { kind: 'deposit', least: 200_000 },
  ] as const)
    expect(draftOfMission(formOfMission({ id: 'a', draft: { ...draft, goal } })).goal).toEqual(goal);
  for (const gives of [
    { kind: 'points', points: 9 },
    { kind: 'tickets', count: 2 },
  ] as const)
    expect(draftOfMission(formOfMission({ id: 'a', draft: { ...draft, gives } })).gives).toEqual(gives);
  expect(draftOfWheel(formOfWheel(wheel))).toEqual(wheel);
  expect(faultsOfWheel(formOfWheel(wheel))).toEqual([]);
});

test('what cannot be is said beside its field', () => {
  expect(faultsOfMission(emptyMission)).toEqual(
    expect.arrayContaining(['id', 'markets', 'titleVi', 'titleEn', 'figure', 'amount', 'from']),
  );
  const form = formOfMission(mission);
  expect(faultsOfMission({ ...form, until: '2026-01-01' })).toEqual(['until']);
  expect(faultsOfMission({ ...form, from: '2026-02-30' })).toEqual(['from']);
  // daily rewards for deposits are not allowed
  expect(faultsOfMission({ ...form, goal: 'deposit', repeats: 'daily' })).toEqual(['repeats']);
  expect(faultsOfMission({ ...form, goal: 'days', figure: '6' })).toEqual(['figure']);
  const wheelForm = formOfWheel(wheel);
  const [first, ...others] = wheelForm.fields;
  if (!first) throw new Error('the wheel has no field');
  expect(faultsOfWheel({ ...wheelForm, fields: [{ ...first, chance: '599' }, ...others] })).toEqual(['fields']);
  expect(faultsOfWheel({ ...wheelForm, fields: [{ ...first, amount: 'x' }, ...others] })).toEqual(['fields.0.amount']);
  expect(faultsOfWheel({ ...wheelForm, consolation: 'rare' })).toEqual(['consolation']);
  expect(faultsOfWheel({ ...wheelForm, perDay: '11' })).toEqual(['perDay']);
  expect(sumOfChances(emptyWheel)).toBe(0);
});

let site: AtConsole;
const text = () => site.text().replaceAll('\u00a0', ' ');
afterEach(() => site?.leave());

const atMissions = () =>
  atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(missionDesk, {}, { rows: [mission] });
    answers(rewardsGiven, { market: 'VN' }, { rows: [] });
    return <MissionDesk />;
  });

test('the desk says what a mission asks and gives, and ends it after asking', async () => {
  site = await atMissions();
  expect(text()).toContain('Cược hợp lệ 5.000.000 ₫ ở Casino, Nổ hũ');
  expect(text()).toContain('Cho thưởng 20.000 ₫, cược 3 vòng');
  expect(text()).toContain('12 lượt nhận');
  expect(text()).toContain('1 lượt thu hồi');
  expect(text()).toContain('14 ngày qua chưa trao gì');
  await site.press('Kết thúc Cược hợp lệ');
  expect(text()).toContain('Nhiệm vụ hết cùng ngày hoặc tuần đang chạy');
  await site.type('Lý do', 'Hết ngân sách');
  site.answers(endMission, { id: 'week' }, { until: '2026-01-11' });
  await site.press('Kết thúc');
  expect(site.done.map(({ body }) => body)).toEqual([{ why: 'Hết ngân sách' }]);
  expect(text()).toContain('Nhiệm vụ kết thúc ngày 11/01/2026');
});

test('more of a gift is a proposal, the title alone is not', async () => {
  site = await atMissions();
  await site.press('Sửa Cược hợp lệ');
  await site.typeInto('titleVi', 'Cược hợp lệ tuần');
  expect(site.buttons()).toContain('Lưu nhiệm vụ');
  await site.typeInto('amount', '30000');
  expect(site.buttons()).toContain('Gửi đề xuất');
  await site.type('Lý do', 'Thêm thưởng');
  site.answers(saveMission, { id: 'week' }, { state: 'proposed' });
  await site.press('Gửi đề xuất');
  expect(site.done.map(({ body }) => body)).toMatchObject([
    { revision: 2, draft: { title: { vi: 'Cược hợp lệ tuần' }, gives: { amount: 30_000 } } },
  ]);
});

test('a wheel says its chances and stocks; closing it is done by one, another chance is a proposal', async () => {
  site = await atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(wheelDesk, {}, { rows: [desk] });
    return <WheelDesk />;
  });
  expect(text()).toContain('888K: 0,1%, 888.000 ₫, cược 3 vòng, còn 3');
  expect(text()).toContain('Trung bình mỗi lượt cho 30,0 điểm và 888 ₫');
  expect(text()).toContain('28 lượt đã quay');
  await site.press('Sửa vòng quay của Việt Nam');
  expect(text()).toContain('Tổng cơ hội 1.000 trên 1.000');
  await site.typeInto('fields.0.chance', '590');
  expect(text()).toContain('Tổng cơ hội phải là 1.000; hiện là 990.');
  await site.typeInto('fields.1.chance', '310');
  expect(site.buttons()).toContain('Gửi đề xuất');
  await site.typeInto('fields.0.chance', '600');
  await site.typeInto('fields.1.chance', '300');
  await site.choose('Hội viên quay được');
  expect(site.buttons()).toContain('Lưu vòng quay');
  await site.type('Lý do', 'Bảo trì');
  site.answers(saveWheel, { market: 'VN' }, { state: 'done' });
  await site.press('Lưu vòng quay');
  expect(site.done.map(({ body }) => body)).toMatchObject([
    { revision: 4, seenStock: { few: null, rare: 3 }, draft: { isOpen: false, fields: wheel.fields } },
  ]);
});
