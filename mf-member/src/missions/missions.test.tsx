import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { claimMission, type MemberMission, missionLeaders, missions } from '@unisite/shared/contract/missions';
import { bus } from '@unisite/shared/events';
import { act } from 'react';
import { button, eventually, goTo, mountModule, press, resetSession, signIn, toasts } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import MissionsPage from './MissionsPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=missionLeaderboard');
  answer(missionLeaders, () => ({ from: '2026-11-23', to: '2026-11-29', rows: [], mine: null }));
});
afterEach(() => page.unmount());

const mission = (more: Partial<MemberMission> = {}): MemberMission => ({
  id: 'slots',
  period: '2026-11-27',
  title: 'Chơi 50 ván',
  repeats: 'daily',
  progress: 20,
  target: 50,
  goal: { kind: 'rounds', categories: ['RNG'], count: 50 },
  gives: { kind: 'points', points: 300 },
  state: 'open',
  isOver: false,
  lastDay: '2026-11-27',
  ...more,
});
const given = (...rows: MemberMission[]) => ({
  onBreak: false,
  rows,
  available: rows.filter(({ state }) => state === 'ready').length,
});
const text = () => page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('a mission says how far it is, what it gives and where to go on', async () => {
  answer(missions, () => given(mission()));
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(text()).toContain('20/50'));
  expect(text()).toContain('+300 điểm');
  expect(text()).toContain('Mỗi ngày');
  expect(page.element.querySelector('[role="meter"]')?.getAttribute('aria-valuenow')).toBe('40');
  expect(button(page.element, 'Làm tiếp: Chơi 50 ván').getAttribute('href')).toBe('/rng');
});

test('a mission leads to the page of its games', async () => {
  answer(missions, () => given(mission({ goal: { kind: 'rounds', categories: ['EGAME'], count: 50 } })));
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(button(page.element, 'Làm tiếp: Chơi 50 ván').getAttribute('href')).toBe('/seamless'));
});

test('a reward is claimed for the period it stands for, and one of yesterday says until when', async () => {
  const ready = mission({ state: 'ready', progress: 50, isOver: true, lastDay: '2026-11-26', period: '2026-11-26' });
  answer(missions, () => given(ready));
  answer(claimMission, () => ({ gives: { kind: 'points' as const, points: 300 } }));
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(text()).toContain('Của ngày 26/11, nhận đến hết 29/11'));
  answer(missions, () => given());
  await press(button(page.element, 'Nhận thưởng: Chơi 50 ván'));
  await eventually(() => expect(toasts()).toContain('Đã nhận +300 điểm'));
  expect(callsOf(claimMission).map(({ request }) => request)).toEqual([{ id: 'slots', period: '2026-11-26' }]);
  await eventually(() => expect(text()).toContain('Hiện chưa có nhiệm vụ'));
});

test('all that are reached are claimed one after the other; a refusal is said and ends it', async () => {
  const both = ['a', 'b'].map((id) => mission({ id, title: `Việc ${id}`, state: 'ready', progress: 50 }));
  answer(missions, () => given(...both));
  refuse(claimMission, 'MISSION_OVER');
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => button(page.element, 'Nhận cả 2, +600 điểm'));
  await press(button(page.element, 'Nhận cả 2, +600 điểm'));
  await eventually(() => expect(toasts()).toContain('refused: MISSION_OVER'));
  expect(callsOf(claimMission)).toHaveLength(1);
  answer(claimMission, () => ({ gives: { kind: 'points' as const, points: 300 } }));
  await eventually(() =>
    expect((button(page.element, 'Nhận cả 2, +600 điểm') as HTMLButtonElement).disabled).toBe(false),
  );
  await press(button(page.element, 'Nhận cả 2, +600 điểm'));
  await eventually(() => expect(callsOf(claimMission).map(({ request }) => request.id)).toEqual(['a', 'a', 'b']));
});

test('what comes from the platform shows at once', async () => {
  answer(missions, () => given(mission()));
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(text()).toContain('20/50'));
  answer(missions, () => given(mission({ progress: 21 })));
  act(() => bus.emit('missions.changed', {}));
  await eventually(() => expect(text()).toContain('21/50'));
});

test('the board says places and the own one', async () => {
  answer(missions, () => given());
  answer(missionLeaders, () => ({
    from: '2026-11-23',
    to: '2026-11-29',
    mine: { place: 2, points: 500 },
    rows: [
      { place: 1, name: 'hoa***03', points: 900, isMe: false },
      { place: 2, name: 'minhanh', points: 500, isMe: true },
    ],
  }));
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(text()).toContain('Bạn hạng 2 với 500 điểm'));
  expect(text()).toContain('hoa***03');
  expect(text()).toContain('Bảng không có giải thưởng');
});

test('failures stay in their own panel, and can be tried again', async () => {
  refuse(missions, 'INTERNAL');
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(text()).toContain('Chưa tải được nhiệm vụ'));
  expect(text()).toContain('Bảng tuần');
  answer(missions, () => given(mission()));
  await press(button(page.element, 'Thử lại'));
  await eventually(() => expect(text()).toContain('Chơi 50 ván'));
});

test('on a break nothing is asked for and nothing urges on', async () => {
  answer(missions, () => ({ onBreak: true, available: 0, rows: [] }));
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(text()).toContain('Bạn đang trong thời gian tạm nghỉ'));
  expect(text()).not.toContain('Bảng tuần');
});

test('guests are told whom missions are for', async () => {
  resetSession();
  signIn({ customerType: 4 });
  page = await mountModule(MissionsPage, '/member');
  await eventually(() => expect(text()).not.toContain('Bảng tuần'));
  expect(callsOf(missions)).toEqual([]);
});
