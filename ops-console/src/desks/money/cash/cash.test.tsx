import { afterEach, describe, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { cashDesk, decideWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import { act } from 'react';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { otherCashParts } from '../../otherCashParts.ts';
import { withdrawalsPage } from './WithdrawalsPage.tsx';

const WithdrawalsPage = withdrawalsPage(async () => otherCashParts);

let site: AtConsole;
afterEach(() => site.leave());

const at = '2026-11-21T03:00:00.000Z';
type OperatorWithdrawal = GivenOf<typeof decideWithdrawal>;
const disputed: OperatorWithdrawal = {
  id: '9',
  reference: 'RT261121ABCDEF',
  at,
  amount: 500_000,
  fee: 3_300,
  paidOut: 496_700,
  state: 'notReceived',
  reason: null,
  receiptDue: null,
  receivedAmount: 0,
  remainingAmount: 496_700,
  forced: false,
  proofs: [],
  bankAccount: { bank: { code: 'HAIVAN', name: 'Hải Vân Bank', bin: '979904' }, number: '••••5555' },
  closedAt: null,
  history: [],
  market: 'VN',
  currency: 'VND',
  holder: 'NGUYEN VAN A',
  accountNumber: '10005555',
  member: { id: '7', account: 'lan', nickname: 'Lan' },
  remarks: null,
  returnable: { missing: 496_700, fee: 3_300 },
  approvedByTwo: false,
  proposal: null,
  standing: {
    balance: 1_250_000,
    bonus: 0,
    debt: 0,
    registeredAt: at,
    depositDay: '2026-11-19',
    deposited: 1_000_000,
    staked: 400_000,
    earlier: { completed: 2, amount: 900_000, failed: 1 },
    risks: [
      { risk: 'sharedDevice', count: 2 },
      { risk: 'littlePlay', count: null },
    ],
  },
  events: [{ at, state: 'notReceived', who: 'member', why: null, act: null }],
};
const counts = { open: 0, requested: 0, underway: 0, disputed: 0, closed: 0 };
const page = (...rows: OperatorWithdrawal[]) => ({ page: 1, pageSize: 20, total: rows.length, rows, counts });
const open = async (...rows: OperatorWithdrawal[]) => {
  site = await atConsole('tien', ['cash'], ({ answers }) => {
    answers(cashDesk, { selection: 'open', page: 1, pageSize: 20 }, page(...rows));
    return <WithdrawalsPage look={null} />;
  });
};
const find = async (reference: string) => {
  await site.type('Tìm theo mã', reference);
  await act(async () => site.field('Tìm theo mã').form?.requestSubmit());
};

/** What is looked for is asked a moment after it was typed. */
const appears = async (text: string) => {
  for (let turn = 0; turn < 50 && !site.text().includes(text); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
  expect(site.text()).toContain(text);
};

describe('a withdrawal that is looked for', () => {
  test('is not said to be unknown before the platform has answered', async () => {
    await open();
    expect(site.text()).toContain('Không có lệnh rút nào');
    site.answers(cashDesk, { reference: disputed.reference }, page(disputed));
    let give: () => void = () => undefined;
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    const { fetch } = globalThis;
    globalThis.fetch = async (...call) => {
      await given;
      return fetch(...call);
    };
    await find(disputed.reference);
    expect(site.text()).not.toContain(`Không có lệnh rút ${disputed.reference}`);
    expect(site.text()).not.toContain('Không có lệnh rút nào');
    await act(async () => give());
    await appears('NGUYEN VAN A');
  });

  test('and that there is not is said so', async () => {
    await open();
    site.answers(cashDesk, { reference: 'RT000000XXXXXX' }, page());
    await find('RT000000XXXXXX');
    await appears('Không có lệnh rút RT000000XXXXXX');
  });
});

test('a bank that somebody else asked meanwhile is not asked again: who asked and what stands there', async () => {
  await open(disputed);
  await site.press(`Hỏi lại ngân hàng: ${disputed.reference}`);
  await site.type('Lý do', 'Ngân hàng trả lời trong hai ngày');
  // only the id is in the call's path
  site.refuses(decideWithdrawal, { id: '9' }, 'PROVIDER_ALREADY_QUERIED');
  const asked = { at, state: 'notReceived', who: 'operator:hoa', why: 'Đang hỏi', act: 'providerQueried' as const };
  const answered = { at, state: 'notReceived', who: 'provider:sandbox', why: 'paid', act: 'providerReplied' as const };
  const now = { ...disputed, events: [...disputed.events, asked, answered] };
  site.answers(cashDesk, { reference: disputed.reference }, page(now));
  await site.press('Hỏi lại ngân hàng');
  expect(site.done.at(-1)?.body).toMatchObject({ act: 'askBank', seen: 'notReceived', seenAsked: 0 });
  expect(site.text()).toContain('Ngân hàng vừa được hỏi lại trước bạn. Lần này không hỏi thêm.');
  expect(site.text()).toMatch(/hoa hỏi lại ngân hàng\. Hội viên đọc được: Đang hỏi/);
});

describe('an act that takes two', () => {
  const waiting = {
    id: '5',
    act: 'returnMissing' as const,
    by: 'hoa',
    notBy: ['hoa'],
    at,
    why: 'Không có trong sao kê',
  };

  test('is proposed, as the dialog says before', async () => {
    await open(disputed);
    await site.press(`Hoàn phần thiếu: ${disputed.reference}`);
    expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
    await site.type('Lý do', 'Không có trong sao kê');
    site.answers(decideWithdrawal, { id: '9' } as never, { ...disputed, proposal: { ...waiting, by: 'tien' } });
    await site.press('Gửi đề xuất');
    expect(site.done.at(-1)?.body).toMatchObject({ act: 'returnMissing', seen: 'notReceived' });
    expect(site.text()).toContain('Đã gửi đề xuất');
  });

  test('a request is approved by one up to the limit, and proposed above it', async () => {
    const requested = { ...disputed, state: 'requested' as const, returnable: null };
    await open(requested, { ...requested, id: '10', reference: 'RT261121LARGEX', approvedByTwo: true });
    await site.press(`Duyệt: ${requested.reference}`);
    expect(site.text()).not.toContain('Việc này chờ một người khác duyệt.');
    await site.press('Huỷ');
    await site.press('Duyệt: RT261121LARGEX');
    expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
  });

  test('that waits stands on the withdrawal, in place of what it keeps from being asked', async () => {
    await open({ ...disputed, proposal: waiting });
    expect(site.text()).toContain('496.700');
    expect(site.text()).toContain('“Không có trong sao kê”');
    expect(site.buttons()).not.toContain(`Hoàn phần thiếu: ${disputed.reference}`);
    expect(site.buttons()).toContain(`Hỏi lại ngân hàng: ${disputed.reference}`);
    await site.press(`Duyệt: ${disputed.reference}`);
    await site.type('Lý do', 'Tôi cũng thấy');
    site.answers(decideProposal, { id: '5' } as never, { state: 'done', secretHalf: null });
    await site.press('Duyệt');
    expect(site.done.at(-1)).toMatchObject({
      address: '/ops/proposals/5/decision',
      body: { decision: 'approve', why: 'Tôi cũng thấy' },
    });
  });

  test('is not decided by who approved the payout, nor by who proposed it', async () => {
    await open({ ...disputed, proposal: { ...waiting, notBy: ['hoa', 'tien'] } });
    expect(site.text()).toContain('Bạn đã duyệt lệnh chi này');
    expect(site.buttons()).not.toContain(`Duyệt: ${disputed.reference}`);
    await site.leave();
    await open({ ...disputed, proposal: { ...waiting, by: 'tien', notBy: ['tien'] } });
    expect(site.buttons()).toContain(`Rút lại: ${disputed.reference}`);
    expect(site.buttons()).not.toContain(`Duyệt: ${disputed.reference}`);
  });
});

describe('several requests', () => {
  const requested = { ...disputed, state: 'requested' as const, returnable: null };
  const [one, two, three] = [
    requested,
    { ...requested, id: '10', reference: 'RT261121LARGEX', approvedByTwo: true },
    { ...requested, id: '11', reference: 'RT261121CLOSED' },
  ];
  const proposed = { id: '5', act: 'approve' as const, by: 'tien', notBy: ['tien'], at, why: 'Đúng người' };

  test('show what speaks for and against each', async () => {
    await open(one);
    for (const said of [
      '1.250.000',
      '40,0%',
      '2 lần hoàn tất',
      '1 lần không thành',
      'Chung thiết bị: 2',
      'Cược ít hơn',
    ])
      expect(site.text()).toContain(said);
  });

  test('are approved by separate decisions: each outcome shows, and refusals do not affect others', async () => {
    await open(one, two, three);
    await site.press('Duyệt: RT261121LARGEX');
    await site.press('Huỷ');
    await site.tick('Chọn mọi lệnh có thể quyết định');
    await site.press('Duyệt 3 lệnh');
    expect(site.text()).toContain('1 lệnh vượt hạn mức một người duyệt');
    await site.type('Lý do', 'Đúng người');
    site.answers(decideWithdrawal, { id: one.id } as never, { ...one, state: 'approved' });
    site.answers(decideWithdrawal, { id: two.id } as never, { ...two, proposal: proposed });
    site.refuses(decideWithdrawal, { id: three.id } as never, 'ALREADY_CLOSED');
    const before = site.done.length;
    await site.press('Duyệt 3 lệnh');
    const sent = site.done.slice(before);
    expect(sent.map(({ address }) => address.split('/').at(-2))).toEqual(['9', '10', '11']);
    const keys = sent.map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(3);
    expect(sent[0]?.body).toMatchObject({ act: 'approve', seen: 'requested', why: 'Đúng người' });
    expect(site.text()).toContain('1 lệnh đã xong. 1 lệnh chờ người thứ hai duyệt. 1 lệnh không làm được.');
    expect(site.buttons()).toContain('Đóng');
  });

  test('of which an answer was lost are sent again under the same key, the others are not', async () => {
    await open(one, three);
    await site.tick('Chọn mọi lệnh có thể quyết định');
    await site.press('Từ chối 2 lệnh');
    await site.type('Lý do', 'Sai chủ tài khoản');
    site.answers(decideWithdrawal, { id: one.id } as never, { ...one, state: 'rejected' });
    site.loses(decideWithdrawal, { id: three.id } as never);
    const before = site.done.length;
    await site.press('Từ chối 2 lệnh');
    expect(site.text()).toContain('1 lệnh chưa có câu trả lời.');
    site.answers(decideWithdrawal, { id: three.id } as never, { ...three, state: 'rejected' });
    await site.press('Gửi lại 1 lệnh');
    const [first, lost, again, ...rest] = site.done.slice(before);
    expect([first?.address, rest]).toEqual(['/ops/cash/withdrawals/9/acts', []]);
    expect(again).toEqual(lost);
    expect(site.text()).toContain('2 lệnh đã xong.');
  });
});

test('a withdrawal that somebody decided first is not decided again: how, by whom and why', async () => {
  const requested = { ...disputed, state: 'requested' as const, returnable: null };
  await open(requested);
  await site.press(`Từ chối: ${requested.reference}`);
  await site.type('Lý do', 'Chưa rõ nguồn tiền');
  site.refuses(decideWithdrawal, { id: '9' } as never, 'ALREADY_CLOSED');
  const decided = { at, state: 'approved', who: 'operator:hoa', why: 'Đã đối chiếu', act: null };
  const now = { ...requested, state: 'approved' as const, events: [...requested.events, decided] };
  site.answers(cashDesk, { reference: requested.reference }, page(now));
  await site.press('Từ chối');
  expect(site.text()).toContain('Lệnh rút đã được xử lý trước bạn. Lần này không có gì được thực hiện.');
  expect(site.text()).toMatch(/Đang chi trả, bởi hoa\. Lý do: Đã đối chiếu/);
});

test('a decision whose answer was lost is sent again under its key, and nothing typed is lost', async () => {
  const requested = { ...disputed, state: 'requested' as const, returnable: null };
  await open(requested);
  await site.press(`Từ chối: ${requested.reference}`);
  await site.type('Lý do', 'Tên không khớp');
  site.loses(decideWithdrawal, { id: '9' } as never);
  await site.press('Từ chối');
  expect(document.querySelector('dialog [role="alert"]')).not.toBeNull();
  expect(site.field('Lý do').value).toBe('Tên không khớp');
  site.answers(decideWithdrawal, { id: '9' } as never, { ...requested, state: 'rejected' });
  await site.press('Từ chối');
  const [lost, again] = site.done.slice(-2);
  expect(again).toEqual(lost);
  expect(document.querySelector('dialog')).toBeNull();
});

test('the list is of a kind and a market, page by page; looking for one leaves that, and clearing returns to it', async () => {
  const asked = { page: 1, pageSize: 20 };
  await open(disputed);
  site.answers(cashDesk, { selection: 'closed', ...asked }, { ...page(disputed), total: 21 });
  site.answers(cashDesk, { selection: 'closed', ...asked, page: 2 }, { ...page(), page: 2, total: 21 });
  site.answers(cashDesk, { selection: 'disputed', ...asked }, page(disputed));
  const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);
  await site.press('Đã đóng0');
  await site.press('Trang 2');
  expect(site.text()).toContain('Không có lệnh rút nào');
  await site.press('Tranh chấp0');
  expect(pressed()).toEqual(['Tranh chấp0']);
  expect(site.text()).not.toContain('Không có lệnh rút nào');
  site.answers(cashDesk, { reference: 'RT000000XXXXXX' }, page());
  await find(' RT000000XXXXXX ');
  await appears('Không có lệnh rút RT000000XXXXXX');
  expect(pressed()).toEqual([]);
  await site.press('Xoá nội dung tìm');
  expect(pressed()).toEqual(['Tranh chấp0']);
});
