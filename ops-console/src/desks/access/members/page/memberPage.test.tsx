import { afterEach, expect, test } from '@jest/globals';
import { findMember } from '@unisite/shared/contract/operators';
import {
  addMemberNote,
  lockMember,
  memberCashRecords,
  memberFacts,
  memberMoney,
  memberNotes,
  memberRecords,
  revealMember,
  setMemberLabels,
} from '@unisite/shared/contract/operatorsMember';
import { memberProtection } from '@unisite/shared/contract/operatorsProtection';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { member } from '../../../../testing/member.ts';
import { memberParts } from '../../../memberParts.ts';
import { LabelsDialog } from './LabelsDialog.tsx';
import { MemberPage } from './MemberPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const id = member.id;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const bet = {
  id: '1',
  at: '2026-11-20T02:00:00Z',
  what: { vi: 'Kho Báu', en: 'Treasure' },
  reference: 'R-1',
  first: 1_000,
  second: 3_000,
  state: 'settled',
};
const open = (roles: Parameters<typeof atConsole>[1]) =>
  atConsole('sue', roles, ({ answers }) => {
    answers(
      memberFacts,
      { id },
      {
        customerType: 0,
        upline: 'boss',
        regDate: '2026-01-02T03:00:00Z',
        lastSeenAt: null,
        language: 'vi',
        level: 'gold1',
        labels: ['Không gọi điện'],
        mobile: '+84…67',
        email: null,
        payeeName: null,
        identity: 'accepted',
        samePerson: ['lan2'],
        sameDevice: ['lan3'],
        identityCheck: '4',
        cameBy: { method: 'mobile', link: 'tet23', recommender: 'hoa' },
        playing: { game: { vi: 'Rồng Vàng', en: 'Golden Dragon' }, since: '2026-11-20T02:00:00Z' },
      },
    );
    answers(memberNotes, { id }, { rows: [] });
    answers(memberProtection, { id }, { limits: [], breaks: [], events: [], currency: 'VND' });
    answers(
      memberRecords,
      { id, kind: 'bets', page: 1, pageSize: 10 },
      { total: 1, page: 1, pageSize: 10, rows: [bet] },
    );
    const deposit = {
      ...bet,
      what: { vi: 'bankTransfer', en: 'bankTransfer' },
      reference: 'NT261120AAAAAA',
      state: 'confirmed',
    };
    for (const kind of ['deposits', 'withdrawals'] as const)
      answers(
        memberCashRecords,
        { id, kind, page: 1, pageSize: 5 },
        { total: 1, page: 1, pageSize: 5, rows: kind === 'deposits' ? [deposit] : [] },
      );
    answers(
      memberMoney,
      { id },
      {
        currency: 'VND',
        points: 12,
        deposits: 500,
        withdrawals: 200,
        club: {
          turnover: 4_000,
          deposits: 500,
          monthTurnover: 900,
          keep: 1_000,
          next: { level: 'gold2', turnover: 10_000, deposits: 0 },
        },
        wallets: [{ kind: 'member', vendor: null, balance: 300 }],
        month: { bets: 2, staked: 1_000, won: 3_000, bonus: 50, rebate: 10 },
      },
    );
    return <MemberPage member={member} {...memberParts} />;
  });

test('facts, level, labels and records stand on the page; money only for who keeps the cash', async () => {
  site = await open(['support']);
  for (const words of [
    'boss',
    'Vàng I',
    'Không gọi điện',
    'lan2',
    '+84…67',
    'Kho Báu',
    'đã chấp nhận',
    '+2.000',
    'Thắng',
    'đăng ký bằng số điện thoại, liên kết tet23, hoa giới thiệu',
    'Đang chơi Rồng Vàng từ',
  ])
    expect(site.text()).toContain(words);
  expect(site.text()).not.toContain('Doanh thu thuần');
  await site.leave();
  site = await open(['support', 'cash']);
  // gross minus bonus and rebate
  expect(plain(site.text())).toContain('-2.060 ₫');
  expect(plain(site.text())).toContain('Cược hợp lệ tới Vàng II4.000 ₫ / 10.000 ₫');
  expect(plain(site.text())).toContain('Giữ cấp tháng này900 ₫ / 1.000 ₫');
  for (const words of ['Mọi ví', '300 ₫ ở ví chính', 'lan3', 'Chuyển khoản', 'NT261120AAAAAA'])
    expect(plain(site.text())).toContain(words);
});

test('contacts are shown in full for a reason, and are masked again for who comes back', async () => {
  site = await open(['support']);
  await site.press('Xem đầy đủ');
  await site.press('Xem đầy đủ');
  expect(site.done).toEqual([]);
  await site.type('Lý do', 'Hội viên gọi đến');
  site.answers(revealMember, { id }, { mobile: '+84901234567', email: null, payeeName: null });
  await site.press('Xem đầy đủ');
  expect(site.text()).toContain('+84901234567');
});

test('a note is sent under a key of its own, and the field is empty for the next', async () => {
  site = await open(['support']);
  await site.press('Thêm ghi chú');
  expect(site.text()).toContain('Hãy viết ghi chú.');
  site.answers(addMemberNote, { id }, {});
  for (const text of ['Gọi lại', 'Đã gọi']) {
    await site.type('Ghi chú mới', text);
    await site.press('Thêm ghi chú');
    expect(site.field('Ghi chú mới').value).toBe('');
  }
  const keys = site.done.map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
});

test('an account is locked with a reason', async () => {
  site = await open(['support']);
  await site.press('Khoá tài khoản');
  await site.type('Lý do', 'Bị chiếm tài khoản');
  site.answers(lockMember, { id }, {});
  site.answers(findMember, { account: 'lan' }, { member: { ...member, state: 'closed' } });
  await site.press('Khoá tài khoản');
  expect(site.done).toMatchObject([{ address: '/ops/members/7/lock', body: { why: 'Bị chiếm tài khoản' } }]);
});

test('labels are parted by commas, each once, and too many are told', async () => {
  site = await atConsole('sue', ['support'], () => <LabelsDialog member={member} labels={['Cũ']} />);
  await site.type('Nhãn và cấp', Array.from({ length: 11 }, (_, number) => `n${number}`).join(','));
  await site.type('Lý do', 'sắp xếp lại');
  await site.press('Lưu nhãn');
  expect(site.text()).toContain('Tối đa 10 nhãn');
  await site.type('Nhãn và cấp', ' Cũ,  Mới   lạ , Cũ, ');
  site.answers(setMemberLabels, { id }, { state: 'done', labels: ['Cũ', 'Mới lạ'] });
  await site.press('Lưu nhãn');
  expect(site.done).toMatchObject([{ body: { seen: ['Cũ'], labels: ['Cũ', 'Mới lạ'] } }]);
});
