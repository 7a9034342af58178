import { afterEach, describe, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import { decideProposal, type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import {
  imposeBreak,
  liftExclusion,
  memberProtection,
  type OperatorBreak,
  type OperatorProtection,
  setMemberLimit,
} from '@unisite/shared/contract/operatorsProtection';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam } from '../../../testing/marketSettings.ts';
import { member } from '../../../testing/member.ts';
import { limitKeys } from './limitKeys.ts';
import { MemberProtection } from './MemberProtection.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const none = { limit: null, own: null, operator: null, used: 0, freesAt: null, raise: null };
const taken: OperatorBreak = {
  id: '3',
  kind: 'exclusion',
  length: 'year',
  source: 'operator',
  from: null,
  startedAt: '2026-11-20T03:00:00.000Z',
  until: '2027-11-20T03:00:00.000Z',
  endsAt: null,
};
const view: OperatorProtection = {
  limits: limitKeys.map(({ kind, period }) => ({
    kind,
    period,
    ...none,
    ...(kind === 'stake' && period === 'day'
      ? {
          limit: { value: 300_000, source: 'member' as const },
          own: 300_000,
          operator: 500_000,
          used: 120_000,
          raise: { value: null, confirmFrom: '2026-11-21T03:00:00.000Z', confirmUntil: '2026-11-22T03:00:00.000Z' },
        }
      : {}),
    ...(kind === 'time' && period === 'week'
      ? { limit: { value: 90, source: 'operator' as const }, operator: 90, used: 95 }
      : {}),
  })),
  breaks: [],
  events: [],
  currency: 'VND',
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const open = async (
  given: Partial<OperatorProtection> = {},
  waiting: readonly Proposal[] = [],
  roles: OperatorRole[] = ['support'],
) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(memberProtection, { id: member.id } as never, { ...view, ...given });
    answers(proposals, {}, { proposals: [...waiting] });
    return <MemberProtection member={member} />;
  });
};
const call = { id: member.id } as never;

describe('the card', () => {
  test('shows each limit with what is used, whose it is, the others, and the member’s wish', async () => {
    await open();
    const text = plain(site.text());
    expect(text).toContain('24 giờ120.000 ₫ / 300.000 ₫Của hội viênNgười điều hành đặt: 500.000 ₫');
    expect(text).toContain('Muốn đổi thành: Không có; xác nhận được từ 21/11/2026 10:00 đến 22/11/2026 10:00.');
    expect(text).toContain('7 ngày1 giờ 35 phút / 1 giờ 30 phútCủa người điều hành');
    expect(text).toContain('1 tháng0 ₫, không có hạn mức');
    expect(text).toContain('Hội viên không trong thời gian nghỉ hay khoá.');
  });

  test('says until when breaks last and whose they are; what the member took cannot be lifted', async () => {
    const carried = { ...taken, id: '4', source: 'person' as const, from: { account: 'minh', market: 'VN' } };
    const own = { ...taken, id: '5', source: 'member' as const, length: 'forever' as const, until: null };
    const timeOut = { ...taken, id: '6', kind: 'timeOut' as const, length: 'week' as const };
    await open({ breaks: [own, taken, carried, timeOut] });
    const text = plain(site.text());
    expect(text).toContain('Không có ngày kết thúc.Hội viên tự chọn.');
    expect(text).toContain('Ít nhất đến 20/11/2027 10:00');
    expect(text).toContain('Theo từ minh, Việt Nam: cùng một người.');
    expect(text).toContain('Tạm nghỉ7 ngàyKết thúc 20/11/2027 10:00.Do người điều hành đặt.');
    expect(site.buttons().filter((name) => name === 'Gỡ khoá')).toHaveLength(2);
  });

  test('says what happened last, by whom and why', async () => {
    const event = { limit: null, break: null, minutes: null, why: null, at: '2026-11-20T03:00:00.000Z' };
    const limit = { kind: 'stake', period: 'day', from: 500_000, to: 300_000 } as const;
    await open({
      events: [
        { ...event, id: '5', who: 'operator:hoa', act: 'limitSet', limit, why: 'Theo cuộc gọi' },
        { ...event, id: '4', who: 'platform', act: 'breakFollowed' },
        { ...event, id: '3', who: 'member', act: 'checkSet', minutes: 30 },
        { ...event, id: '2', who: 'operator:hoa', act: 'breakLifted', break: { kind: 'exclusion', length: 'year' } },
      ],
    });
    const text = plain(site.text());
    expect(text).toContain('Tiền cược, 24 giờ: 500.000 ₫ → 300.000 ₫hoa, 20/11/2026 10:00“Theo cuộc gọi”');
    expect(text).toContain('Khoá chơi theo từ tài khoản khácHệ thống, ');
    expect(text).toContain('Nhắc giờ chơi mỗi 30 phútHội viên, ');
    expect(text).toContain('Đã gỡ Khoá chơi: 1 năm');
  });

  test('offers nothing to those without the role', async () => {
    await open({ breaks: [taken] }, [], ['cash']);
    expect(site.buttons()).toEqual([]);
  });
});

describe('a limit of operators', () => {
  const fill = async (kind: string, period: string, value: string) => {
    await site.press('Đặt hạn mức');
    await site.type('Giới hạn gì', kind);
    await site.type('Trong', period);
    await site.type('Hạn mức', value);
    await site.type('Lý do', 'Theo cuộc gọi');
  };

  test('that is the first or lower is set at once, from what was seen', async () => {
    await open();
    await fill('stake', 'day', '200.000');
    expect(plain(site.text())).toContain('Hạn mức của người điều hành hiện nay: 500.000 ₫.Đổi thành: 200.000 ₫.');
    expect(site.text()).toContain('Áp dụng từ lần cược hoặc lần nạp kế tiếp.');
    site.answers(setMemberLimit, call, { state: 'done' });
    await site.press('Lưu');
    const body = { kind: 'stake', period: 'day', value: 200_000, expected: 500_000, why: 'Theo cuộc gọi' };
    expect(site.done.at(-1)).toMatchObject({ address: '/ops/members/7/limits', body });
    expect(site.text()).toContain('Đã đặt hạn mức cho lan');
  });

  test('that is higher, or none, is proposed; of another kind nothing typed stays', async () => {
    await open();
    await fill('time', 'week', '90,5');
    await site.press('Lưu');
    expect(site.text()).toContain('Nhập số phút nguyên');
    await site.type('Giới hạn gì', 'stake');
    await site.type('Trong', 'day');
    expect(site.field('Hạn mức').value).toBe('500.000');
    await site.press('Lưu');
    expect(site.text()).toContain('Hạn mức đang là như vậy.');
    await site.type('Hạn mức', '600.000');
    expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
    await site.type('Hạn mức', '');
    site.answers(setMemberLimit, call, { state: 'proposed' });
    await site.press('Gửi đề xuất');
    expect(site.done.map(({ body }) => body)).toMatchObject([{ kind: 'stake', value: null, expected: 500_000 }]);
    expect(site.text()).toContain('Đã gửi đề xuất');
  });

  test('that somebody changed meanwhile is looked at again, and what was typed stays', async () => {
    await open();
    await fill('stake', 'day', '200.000');
    site.refuses(setMemberLimit, call, 'SETTING_CHANGED');
    const limits = view.limits.map((one) => (one.operator === 500_000 ? { ...one, operator: 100_000 } : one));
    site.answers(memberProtection, call, { ...view, limits });
    await site.press('Lưu');
    expect(plain(site.text())).toContain('Hiện nay: 100.000 ₫.');
    await site.press('Xem lại với trạng thái mới');
    expect(site.field('Hạn mức').value).toBe('200.000');
    expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
    site.answers(setMemberLimit, call, { state: 'proposed' });
    await site.press('Gửi đề xuất');
    expect(site.done.at(-1)?.body).toMatchObject({ value: 200_000, expected: 100_000 });
  });
});

describe('a break', () => {
  test('is laid with a reason, under one key however often it is sent', async () => {
    await open();
    await site.press('Cho nghỉ chơi');
    expect(site.text()).toContain('không ai kết thúc sớm được');
    await site.choose('Khoá chơi');
    expect(site.text()).toContain('Mọi phiên đăng nhập của hội viên kết thúc ngay.');
    await site.type('Trong bao lâu', 'year');
    await site.press('Khoá chơi');
    expect(site.done).toEqual([]);
    await site.type('Lý do', 'Gia đình yêu cầu');
    site.refuses(imposeBreak, call, 'RATE_LIMITED');
    await site.press('Khoá chơi');
    site.answers(imposeBreak, call, {});
    await site.press('Khoá chơi');
    expect(site.done.map(({ body }) => body)).toMatchObject([
      { length: 'year' },
      { length: 'year', why: 'Gia đình yêu cầu' },
    ]);
    expect(new Set(site.done.map(({ body }) => Object(body).key)).size).toBe(1);
    expect(site.text()).toContain('Đã cho lan nghỉ chơi');
  });

  test('of another length goes with another kind', async () => {
    await open();
    await site.press('Cho nghỉ chơi');
    await site.choose('Khoá chơi');
    await site.choose('Tạm nghỉ');
    await site.type('Trong bao lâu', 'sixWeeks');
    await site.type('Lý do', 'Gia đình yêu cầu');
    site.answers(imposeBreak, call, {});
    await site.press('Cho tạm nghỉ');
    expect(site.done.at(-1)?.body).toMatchObject({ length: 'sixWeeks' });
  });

  test('that may be lifted is proposed, stands there while it waits, and is decided by another', async () => {
    await open({ breaks: [taken] });
    await site.press('Gỡ khoá');
    expect(site.text()).toContain('Gỡ ở đây và ở mọi tài khoản mà lệnh khoá này theo sang.');
    await site.type('Lý do', 'Đặt nhầm');
    site.answers(liftExclusion, { id: '7', exclusion: '3' } as never, {});
    await site.press('Gửi đề xuất');
    expect(site.done.at(-1)).toMatchObject({ address: '/ops/members/7/breaks/3/lift', body: { why: 'Đặt nhầm' } });
    await site.leave();

    const change = {
      kind: 'exclusionLift' as const,
      id: '3',
      member: '7',
      account: 'lan',
      market: 'VN',
      source: 'operator' as const,
      length: 'year' as const,
      startedAt: taken.startedAt,
    };
    const waiting = { id: '9', change, by: 'hoa', notBy: ['hoa'], at: '2026-11-22T03:00:00.000Z', why: 'Đặt nhầm' };
    await open({ breaks: [taken] }, [waiting]);
    expect(site.buttons()).not.toContain('Gỡ khoá');
    expect(site.text()).toContain('1 năm, từ 20/11/2026 10:00.');
    await site.press('Duyệt: lan');
    await site.type('Lý do', 'Đúng là nhầm');
    site.answers(decideProposal, { id: '9' } as never, { state: 'done', secretHalf: null });
    site.answers(memberProtection, call, view);
    site.answers(proposals, {}, { proposals: [] });
    await site.press('Duyệt');
    expect(site.text()).toContain('Hội viên không trong thời gian nghỉ hay khoá.');
  });
});
