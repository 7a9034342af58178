import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import {
  type DeskMailing,
  mailingDesk,
  mailingReach,
  sendMailing,
  stopMailing,
} from '@unisite/shared/contract/operatorsMailings';
import { ProposalBox } from '../../../acts/proposals/ProposalBox.tsx';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam } from '../../../testing/marketSettings.ts';
import { MailingDesk } from './MailingDesk.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const one: DeskMailing = {
  id: '7',
  state: 'sending',
  kind: 'promotions',
  reach: 1200,
  sent: 300,
  writtenBy: 'lan',
  segment: { markets: ['VN'], levels: ['gold1'], labels: ['bạn cũ'], seen: { within: false, days: 30 } },
  title: { vi: 'Cuối tuần', en: 'Weekend' },
  content: { vi: 'Một.', en: 'One.' },
  writtenAt: '2026-11-25T02:00:00.000Z',
  endedAt: null,
  endedBy: null,
};
const open = async ({ fourEyes = false, rows = [one], roles = ['support'] as OperatorRole[] } = {}) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [{ ...vietnam, fourEyes }], remotes: [], cells: [] });
    answers(
      mailingDesk,
      { page: 1, pageSize: 10 },
      { page: 1, pageSize: 10, total: rows.length, rows, labels: ['bạn cũ'] },
    );
    answers(mailingReach, {}, { reach: 1234, onBreak: 5 });
    return <MailingDesk />;
  });
};
const sent = () => site.done.filter(({ address }) => address === '/ops/mailings');

test('the list says how far each is, whom it is for, and who wrote and stopped it', async () => {
  await open({
    rows: [one, { ...one, id: '6', state: 'stopped', endedAt: '2026-11-25T03:00:00.000Z', endedBy: 'minh' }],
  });
  const text = site.text();
  expect(text).toContain('300 / 1.200 đã nhận');
  expect(text).toContain('Việt Nam · Vàng I · nhãn bạn cũ · vắng mặt 30 ngày qua');
  expect(text).toContain('lan viết 25/11/2026 09:00');
  expect(text).toContain('minh dừng 25/11/2026 10:00');
  expect(text).toContain('phần đã gửi vẫn còn');
});

test('shows its reach before sending; needs both languages, and keeps input', async () => {
  await open();
  await site.press('Viết thư');
  expect(site.text()).toContain('Chọn thị trường để biết thư đến bao nhiêu hội viên.');
  await site.choose('Việt Nam');
  await site.choose('Vàng I');
  await site.choose('bạn cũ');
  expect(site.text()).toContain('1.234 hội viên lúc này');
  expect(site.text()).toContain('5 hội viên đang nghỉ hoặc tự loại trừ không nhận thư này.');
  await site.type('Tiêu đề tiếng Việt', 'Tin mới');
  await site.type('Nội dung tiếng Việt', 'Đoạn một.');
  await site.type('Lý do', 'Theo lịch');
  await site.press('Gửi thư');
  expect(site.text()).toContain('Điền ô này: cần cả hai ngôn ngữ.');
  expect(sent()).toEqual([]);
  await site.type('Tiêu đề tiếng Anh', 'News');
  await site.type('Nội dung tiếng Anh', 'One.');
  site.answers(sendMailing, {}, { id: '8', state: 'sending' });
  await site.press('Gửi thư');
  expect(sent().at(-1)?.body).toEqual({
    key: expect.stringMatching(/^[\da-f-]{36}$/),
    draft: {
      kind: 'promotions',
      segment: { markets: ['VN'], levels: ['gold1'], labels: ['bạn cũ'], seen: null },
      title: { vi: 'Tin mới', en: 'News' },
      content: { vi: 'Đoạn một.', en: 'One.' },
    },
    why: 'Theo lịch',
  });
  expect(site.text()).toContain('Thư đang được gửi');
});

test('a refusal keeps what was typed, and is sent again under the same key', async () => {
  await open({ fourEyes: true });
  await site.press('Viết thư');
  await site.choose('Việt Nam');
  for (const [label, words] of [
    ['Tiêu đề tiếng Việt', 'A'],
    ['Nội dung tiếng Việt', 'B'],
    ['Tiêu đề tiếng Anh', 'C'],
    ['Nội dung tiếng Anh', 'D'],
  ] as const)
    await site.type(label, words);
  await site.type('Lý do', 'Theo lịch');
  site.refuses(sendMailing, {}, 'MAILINGS_FULL');
  await site.press('Gửi đề xuất');
  expect(site.text()).toContain('MAILINGS_FULL');
  site.answers(sendMailing, {}, { id: '8', state: 'proposed' });
  await site.press('Gửi đề xuất');
  const keys = sent().map(({ body }) => (body as { key: string }).key); // what was sent above
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('stopping says that what was sent stays, and how many that were in the end', async () => {
  await open();
  await site.press('Dừng gửi Cuối tuần');
  expect(site.text()).toContain('300 hội viên đã nhận vẫn giữ thư.');
  await site.type('Lý do', 'Sai chữ');
  site.answers(stopMailing, { id: '7' }, { state: 'stopped', sent: 340 });
  await site.press('Dừng gửi');
  expect(site.text()).toContain('Đã dừng, 340 hội viên đã nhận');
});

test('nobody writes without the role', async () => {
  await open({ roles: ['cash'] });
  expect(site.buttons()).toEqual([]);
});

test('who decides on one reads what it says, whom it reaches and in what kind', async () => {
  const { kind, segment, title, content } = one;
  const change = { kind: 'mailing', id: '7', reach: 1200, draft: { kind, segment, title, content } } as const;
  const proposal = { id: '3', change, by: 'lan', notBy: ['lan'], at: '2026-11-25T02:00:00.000Z', why: 'Cuối tuần' };
  site = await atConsole('khoa', ['support'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    return <ProposalBox proposal={proposal} />;
  });
  for (const words of [
    'Gửi thư “Cuối tuần”',
    '1.200 hội viên khi đề xuất',
    'Khuyến mãi · Việt Nam · Vàng I',
    'Cuối tuần: Một.',
    'Weekend: One.',
  ])
    expect(site.text()).toContain(words);
});
