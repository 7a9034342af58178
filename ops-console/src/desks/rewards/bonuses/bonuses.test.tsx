import { afterEach, expect, test } from '@jest/globals';
import { giveMemberBonus, memberBonusList } from '@unisite/shared/contract/operatorsBonuses';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { member } from '../../../testing/member.ts';
import { MemberBonuses } from './MemberBonuses.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a bonus is asked for with what the member reads, and says what it comes to', async () => {
  site = await atConsole('till', ['cash', 'support'], () => (
    <DialogButton request={{ kind: 'giveBonus', member }}>Mở</DialogButton>
  ));
  await site.press('Mở');
  await site.press('Gửi đề xuất');
  expect(site.text()).toContain('Từ 3 đến 80 ký tự.');
  await site.type('Tên thưởng, tiếng Việt', ' Quà xin lỗi ');
  await site.type('Tên thưởng, tiếng Anh', 'Our apology');
  await site.type('Số tiền', '50.000');
  await site.type('Số vòng cược', '0');
  expect(plain(site.text())).toContain('Vào ví chính ngay, không cần vòng cược.');
  await site.type('Số vòng cược', '3');
  expect(plain(site.text())).toContain('Hội viên cần cược 150.000,00 ₫');
  await site.type('Lý do', 'Ván bị treo');
  site.answers(giveMemberBonus, { id: '7' }, { state: 'proposed' });
  await site.press('Gửi đề xuất');
  expect(site.done).toMatchObject([
    {
      method: 'POST',
      address: '/ops/members/7/bonuses',
      body: {
        draft: { title: { vi: 'Quà xin lỗi', en: 'Our apology' }, amount: 50_000, times: 3, days: 7 },
        why: 'Ván bị treo',
      },
    },
  ]);
});

test('a member’s bonuses say how each stands', async () => {
  site = await atConsole('till', ['cash'], ({ answers }) => {
    const bonus = {
      title: { vi: 'Quà xin lỗi', en: 'Our apology' },
      source: 'operator',
      givenAt: '2026-11-20T02:00:00Z',
      closedAt: null,
      weights: [],
      largestBet: null,
    };
    answers(
      memberBonusList,
      { id: '7' },
      {
        currency: 'VND',
        rows: [
          {
            ...bonus,
            id: '2',
            state: 'running',
            amount: 50_000,
            holds: 20_000,
            wagered: 60_000,
            target: 150_000,
            endsAt: null,
            weights: [{ category: 'LIVE', percent: 20 }],
            largestBet: 5_000,
          },
          {
            ...bonus,
            id: '1',
            state: 'released',
            amount: 10_000,
            holds: 10_000,
            wagered: 0,
            target: 0,
            endsAt: null,
            closedAt: '2026-11-21T02:00:00Z',
          },
          {
            ...bonus,
            id: '0',
            state: 'takenBack',
            amount: 30_000,
            holds: 7_000,
            wagered: 0,
            target: 90_000,
            endsAt: null,
            closedAt: '2026-11-22T02:00:00Z',
          },
        ],
      },
    );
    return <MemberBonuses id="7" />;
  });
  expect(plain(site.text())).toContain('Còn 20.000 ₫; đã cược 60.000 ₫ / 150.000 ₫');
  expect(plain(site.text())).toContain('Casino 20%');
  expect(plain(site.text())).toContain('Cược tối đa 5.000 ₫');
  expect(site.text()).toContain('Đã mở khoá');
  // reversed amounts went to nobody's wallet
  expect(plain(site.text())).toContain('Tổng đã kết thúc40.000 ₫10.000 ₫');
});
