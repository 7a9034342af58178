import { afterEach, describe, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import {
  correctBalance,
  corrections,
  decideCorrection,
  memberBalance,
} from '@unisite/shared/contract/operatorsCorrections';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { member } from '../../../../testing/member.ts';
import { WaitingCorrections } from './WaitingCorrections.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const waiting: GivenOf<typeof correctBalance> = {
  id: '12',
  reference: 'DC261121ABCDEF',
  member: { id: '7', account: 'lan', nickname: 'Lan' },
  market: 'VN',
  currency: 'VND',
  direction: 'debit',
  amount: 250.5,
  state: 'waiting',
  why: 'Cộng hai lần',
  sentence: 'Khoản nạp đã được cộng hai lần.',
  askedBy: 'till',
  askedAt: '2026-11-21T03:00:00.000Z',
  decided: null,
  balances: null,
};
const balance = { main: 1_000, currency: 'VND' };
/** A text of the page with plain spaces in amounts. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('asking for a correction', () => {
  const open = async () => {
    site = await atConsole('till', ['cash', 'support'], ({ answers }) => {
      answers(memberBalance, { id: '7' }, balance);
      return <DialogButton request={{ kind: 'correctBalance', member }}>Mở</DialogButton>;
    });
    await site.press('Mở');
  };
  const key = expect.stringMatching(/^[\w-]{36}$/);

  test('needs an amount, a sentence for the member and a reason, and says what the wallet then holds', async () => {
    await open();
    await site.press('Gửi đề xuất');
    for (const missing of ['Nhập số tiền lớn hơn 0', 'Hãy viết cho hội viên', 'Hãy ghi lý do']) {
      expect(site.text()).toContain(missing);
    }
    expect(document.activeElement).toBe(site.field('Số tiền'));
    await site.type('Số tiền', '1,000.5');
    expect(site.text()).toContain('Nhập số tiền lớn hơn 0');
    await site.type('Số tiền', '1.000,5');
    expect(plain(site.text())).toContain('1.000,50 ₫ được cộng vào ví chính của lan.');
    expect(plain(site.text())).toContain('Ví chính đang có 1.000,00 ₫.');
    expect(plain(site.text())).toContain('Sau điều chỉnh, ví chính có 2.000,50 ₫.');
    await site.type('Lời nhắn cho hội viên', ' Hoàn lại lượt cược bị trừ hai lần. ');
    expect(site.done).toEqual([]);
    await site.type('Lý do', 'Trừ hai lần');
    site.answers(correctBalance, { id: '7' }, { ...waiting, direction: 'credit', amount: 1_000.5 });
    await site.press('Gửi đề xuất');
    expect(site.done).toMatchObject([
      {
        method: 'POST',
        address: '/ops/members/7/corrections',
        body: {
          key,
          direction: 'credit',
          amount: 1_000.5,
          why: 'Trừ hai lần',
          sentence: 'Hoàn lại lượt cược bị trừ hai lần.',
        },
      },
    ]);
    expect(site.buttons()).not.toContain('Gửi đề xuất');
    expect(site.text()).toContain('Đã gửi đề xuất, chờ người khác duyệt');
  });

  test('takes nothing that is not there; what was refused is asked again under the same key', async () => {
    await open();
    await site.type('Cộng hay trừ', 'debit');
    await site.type('Số tiền', '1000,01');
    await site.type('Lời nhắn cho hội viên', 'Trừ khoản cộng nhầm.');
    await site.type('Lý do', 'Cộng nhầm');
    await site.press('Gửi đề xuất');
    expect(site.text()).toContain('Ví chính của hội viên không đủ số tiền này.');
    expect(site.done).toEqual([]);
    await site.type('Số tiền', '1000');
    site.refuses(correctBalance, { id: '7' }, 'INSUFFICIENT_BALANCE');
    await site.press('Gửi đề xuất');
    expect(site.text()).toContain('Ví chính của hội viên không đủ số tiền này.');
    expect(site.field('Lý do').value).toBe('Cộng nhầm');
    await site.press('Gửi đề xuất');
    const keys = site.done.map(({ body }) => Object(body).key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is not offered to those who do not keep the cash', async () => {
    site = await atConsole('desk', ['support'], () => (
      <DialogButton request={{ kind: 'correctBalance', member }}>Mở</DialogButton>
    ));
    expect(site.buttons()).not.toContain('Mở');
  });
});

describe('what waits', () => {
  const list = (account: string) =>
    atConsole(account, ['cash'], ({ answers }) => {
      answers(
        corrections,
        { selection: 'waiting', page: 1, pageSize: 10 },
        { page: 1, pageSize: 10, total: 1, rows: [waiting] },
      );
      answers(memberBalance, { id: '7' }, balance);
      return <WaitingCorrections />;
    });
  const names = (act: string) => `${act}: DC261121ABCDEF`;

  test('is only taken back by who asked', async () => {
    site = await list('till');
    expect(site.buttons()).toEqual([names('Rút lại')]);
    expect(site.text()).toContain('Cần người khác duyệt');
  });

  test('is approved or refused by another, who reads what the member will', async () => {
    site = await list('duty');
    expect(site.buttons()).toEqual([names('Duyệt'), names('Từ chối')]);
    await site.press(names('Duyệt'));
    expect(plain(site.text())).toContain('250,50 ₫ bị trừ khỏi ví chính của lan.');
    expect(site.text()).toContain('Hội viên đọc: “Khoản nạp đã được cộng hai lần.”');
    await site.type('Lý do', 'Đã đối chiếu');
    site.refuses(decideCorrection, { id: '12' }, 'INSUFFICIENT_BALANCE');
    await site.press('Duyệt');
    expect(site.text()).toContain('Ví chính của hội viên không đủ số tiền này.');
    const done = { ...waiting, state: 'done', balances: { before: 1_000, after: 749.5 } } as const;
    site.answers(decideCorrection, { id: '12' }, done);
    await site.press('Duyệt');
    const body = { decision: 'approve', why: 'Đã đối chiếu' };
    expect(site.done.map((sent) => sent.body)).toEqual([body, body]);
    expect(site.text()).toContain('Đã điều chỉnh số dư của lan');
  });
});
