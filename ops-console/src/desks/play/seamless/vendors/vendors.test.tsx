import { afterEach, describe, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import type { MarketView } from '@unisite/shared/contract/operators';
import { decideProposal, type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import {
  changeVendor,
  changeVendorCaller,
  type OperatorVendor,
  rotateVendorSecret,
  type VendorCaller,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { listMarketWallets } from '@unisite/shared/contract/operatorsWallets';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { WalletsRule } from '../../../money/wallets/WalletsRule.tsx';
import { VendorsPage } from './VendorsPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const caller: VendorCaller = {
  caller: 'acme',
  standIn: false,
  unknownRollback: 'accept',
  promoWins: false,
  secret: { version: 2, madeAt: null, takenAt: null, previousUntil: '2026-11-22T03:00:00.000Z' },
  calls: { done: 0, refused: 0, unsigned: 0, failed: 0, lastAt: null },
};
const jade: OperatorVendor = {
  code: 'JADE',
  name: 'Jade',
  on: true,
  games: 3,
  caller: 'acme',
  address: 'https://jade.example',
  standIn: false,
  ownWindow: false,
  frameOrigin: 'https://jade.example',
};
const open = async (vendor: OperatorVendor = jade) => {
  site = await atConsole('vendor', ['vendors'], ({ answers }) => {
    answers(proposals, {}, { proposals: [] });
    answers(vendors, {}, { callers: [caller], vendors: [vendor] });
    return <VendorsPage />;
  });
};

describe('somebody changed the same meanwhile', () => {
  test('a vendor: on a conflict input stays, other fields update, and the retry expects the new state', async () => {
    await open();
    await site.press('Thay đổi Jade');
    await site.type('Địa chỉ', 'https://new.example');
    await site.type('Lý do', 'Chuyển máy chủ');
    // only the id is in the call's path
    const call = { code: 'JADE' } as never;
    site.refuses(changeVendor, call, 'VENDOR_CHANGED');
    site.answers(
      vendors,
      {},
      { callers: [caller], vendors: [{ ...jade, ownWindow: true, address: 'https://b.example' }] },
    );
    await site.press('Gửi đề xuất');
    const seen = { address: 'https://jade.example', ownWindow: false, caller: 'acme' };
    expect(site.done.at(-1)?.body).toMatchObject({ address: 'https://new.example', ownWindow: false, expected: seen });
    expect(site.text()).toContain('Người khác vừa thay đổi trước bạn. Chưa có gì được làm.');
    expect(site.text()).toContain('Hiện nay: https://b.example, mở trong cửa sổ riêng, bên ký thay: acme.');
    expect(site.field('Địa chỉ').value).toBe('https://new.example');

    await site.press('Xem lại với trạng thái mới');
    expect(site.text()).not.toContain('Hiện nay:');
    expect(site.field('Địa chỉ').value).toBe('https://new.example');
    expect(site.field('Lý do').value).toBe('Chuyển máy chủ');
    site.answers(changeVendor, call, { ...jade, ownWindow: true, address: 'https://b.example', state: 'proposed' });
    await site.press('Gửi đề xuất');
    expect(site.done.at(-1)?.body).toMatchObject({
      address: 'https://new.example',
      ownWindow: true,
      expected: { address: 'https://b.example', ownWindow: true, caller: 'acme' },
    });
    expect(site.text()).toContain('Đã gửi đề xuất, chờ người khác duyệt');
  });

  test('a caller: likewise', async () => {
    await open();
    await site.press('Thay đổi acme');
    await site.type('Hoàn lượt cược chưa từng thấy', 'refuse');
    await site.type('Lý do', 'Theo hợp đồng');
    const call = { caller: 'acme' } as never; // as above
    site.refuses(changeVendorCaller, call, 'VENDOR_CHANGED');
    site.answers(vendors, {}, { callers: [{ ...caller, promoWins: true }], vendors: [jade] });
    await site.press('Lưu');
    expect(site.done.at(-1)?.body).toMatchObject({
      unknownRollback: 'refuse',
      promoWins: false,
      expected: { unknownRollback: 'accept', promoWins: false },
    });
    expect(site.text()).toContain('thưởng không kèm lượt cược: Trả.');
    await site.press('Xem lại với trạng thái mới');
    site.answers(changeVendorCaller, call, { ...caller, unknownRollback: 'refuse', promoWins: true, state: 'done' });
    await site.press('Lưu');
    expect(site.done.at(-1)?.body).toMatchObject({
      unknownRollback: 'refuse',
      promoWins: true,
      expected: { unknownRollback: 'accept', promoWins: true },
    });
    expect(site.text()).toContain('Đã lưu acme');
  });
});

test('a vendor that nobody signs for is given to somebody who has to be chosen', async () => {
  await open({ ...jade, caller: null, address: null, frameOrigin: null });
  expect(site.text()).toContain('3 trò chơi, chưa có bên ký thay');
  await site.press('Thay đổi Jade');
  expect(site.field('Bên ký thay').value).toBe('');
  await site.type('Lý do', 'Đối tác đầu tiên');
  await site.press('Lưu');
  expect(site.text()).toContain('Hãy chọn bên ký thay cho nhà phát hành này.');
  expect(site.done).toEqual([]);
  await site.type('Bên ký thay', 'acme');
  await site.press('Gửi đề xuất');
  const expected = { address: null, ownWindow: false, caller: null };
  expect(site.done.at(-1)?.body).toMatchObject({ address: null, caller: 'acme', expected });
});

describe('a secret is told in halves', () => {
  test('the first to who proposes it', async () => {
    await open();
    await site.press('Đổi khoá của acme');
    expect(site.text()).toContain('ở đây không ai biết cả khoá');
    await site.type('Lý do', 'Đổi định kỳ');
    site.answers(rotateVendorSecret, { caller: 'acme' } as never, { state: 'proposed', secretHalf: 'nua-dau' });
    await site.press('Gửi đề xuất');
    expect(site.text()).toContain('Nửa đầu khoá của acme');
    expect(site.text()).toContain('nua-dau');
    await site.press('Tôi đã cất giữ khoá');
    expect(site.text()).not.toContain('nua-dau');
  });

  test('the second to who approves it', async () => {
    await open();
    const change = { kind: 'callerSecret' as const, caller: 'acme', version: 2, overlapHours: 24 as const };
    const waiting: Proposal = {
      id: '3',
      change,
      by: 'hoa',
      notBy: ['hoa'],
      at: '2026-11-22T03:00:00.000Z',
      why: 'Đổi định kỳ',
    };
    await site.leave();
    site = await atConsole('vendor', ['vendors'], ({ answers }) => {
      answers(proposals, {}, { proposals: [waiting] });
      answers(vendors, {}, { callers: [caller], vendors: [jade] });
      return <VendorsPage />;
    });
    expect(site.text()).toContain('Đổi khoá của acme');
    await site.press('Duyệt: acme');
    await site.type('Lý do', 'Đúng hạn');
    site.answers(decideProposal, { id: '3' } as never, { state: 'done', secretHalf: 'nua-sau' });
    await site.press('Duyệt');
    expect(site.text()).toContain('Nửa sau khoá của acme');
    expect(site.text()).toContain('nua-sau');
  });
});

describe('buttons say whose they are, beginning with what is seen of them', () => {
  test('callers', async () => {
    await open();
    expect(site.buttons()).toEqual(
      expect.arrayContaining(['Thay đổi acme', 'Đổi khoá của acme', 'Ngừng khoá trước của acme', 'Thay đổi Jade']),
    );
    for (const name of site.buttons()) expect(name.startsWith(site.button(name).textContent ?? '')).toBe(true);
  });

  test('markets', async () => {
    const market: MarketView = {
      code: 'VN',
      name: { vi: 'Việt Nam', en: 'Vietnam' },
      fourEyes: false,
      revision: 1,
      openPages: 0,
      members: 1,
    };
    const wallets = { code: 'VN', currency: 'VND' };
    site = await atConsole('vendor', ['vendors'], ({ answers }) => {
      answers(
        listMarketWallets,
        {},
        {
          markets: [
            { ...wallets, single: true, lying: { members: 2, amount: vnd(10) } },
            { ...wallets, code: 'TH', single: false, lying: null },
          ],
        },
      );
      return (
        <>
          <WalletsRule market={market} />
          <WalletsRule market={{ ...market, code: 'TH' }} />
        </>
      );
    });
    expect(site.buttons()).toEqual([
      'Chuyển sang ví ở nhà phát hành tại Việt Nam',
      'Rút nốt về ví chính ở Việt Nam',
      'Chuyển sang một ví chính ở Việt Nam',
    ]);
    for (const name of site.buttons()) expect(name.startsWith(site.button(name).textContent ?? '')).toBe(true);
  });
});

test('switching a vendor off says that its winnings still count, and takes a reason', async () => {
  await open();
  await site.press('Tắt Jade');
  expect(site.text()).toContain('tiền thắng và tiền hoàn vẫn được tính');
  await site.press('Tắt');
  expect(site.text()).toContain('Hãy ghi lý do');
  await site.type('Lý do', 'Nhà phát hành bảo trì');
  await site.press('Tắt');
  expect(site.done).toMatchObject([{ body: { on: false, why: 'Nhà phát hành bảo trì' } }]);
});

test('an address with a path is refused at its field; what it allows is said before', async () => {
  await open();
  await site.press('Thay đổi Jade');
  await site.type('Lý do', 'Nhà phát hành chuyển máy chủ');
  await site.type('Địa chỉ', 'https://games.example/path');
  await site.press('Gửi đề xuất');
  expect(site.text()).toContain('Chỉ gồm giao thức, tên miền');
  expect(site.done).toEqual([]);
  await site.type('Địa chỉ', 'https://games.example');
  expect(site.text()).toContain('cho phép nhúng trò chơi từ https://games.example');
});
