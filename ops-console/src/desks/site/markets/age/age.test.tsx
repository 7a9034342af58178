import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import { marketTerms, publishTerms } from '@unisite/shared/contract/operatorsMarketAge';
import { changeMarketAge, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../../testing/marketSettings.ts';
import { AgeRule } from './AgeRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());

// only the code is in the call's path
const call = { code: 'VN' } as never;
const change = 'Đổi tuổi được chơi ở Việt Nam';
const publish = 'Ra bản điều khoản 3 ở Việt Nam';
const changed = { vi: 'Thêm mục khiếu nại.', en: 'A section on complaints.' };
const terms = (version: number) => ({
  text: { vi: '# Điều khoản', en: '# Terms' },
  versions: [{ version, publishedAt: '2026-10-01T03:00:00.000Z', changed }],
});

const open = async (market = vietnam, roles: OperatorRole[] = ['security'], waiting: readonly Proposal[] = []) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [market], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(proposals, {}, { proposals: [...waiting] });
    answers(marketTerms, { code: 'VN' }, terms(2));
    return <AgeRule market={market} settings={vietnamSettings} />;
  });
};

test('the age and the terms in force stand there', async () => {
  await open();
  expect(site.text()).toContain('Từ 18 tuổi trở lên.');
  expect(site.text()).toContain('Điều khoản bản 2, 01/10/2026 10:00. Thêm mục khiếu nại.');
  expect(site.buttons()).toEqual([publish, change]);
});

test.each([false, true])('a higher age is sent at once, with four eyes (%s) as without', async (fourEyes) => {
  await open({ ...vietnam, fourEyes });
  await site.press(change);
  await site.typeInto('minAge', '21');
  expect(site.text()).toContain('Tuổi thấp nhất: 18 → 21');
  expect(site.text()).not.toContain('Việc này chờ một người khác duyệt.');
  await site.type('Lý do', 'Luật mới');
  site.answers(changeMarketAge, call, { state: 'done' });
  await site.press('Lưu');
  expect(site.done.at(-1)?.body).toEqual({ from: { minAge: 18 }, to: { minAge: 21 }, why: 'Luật mới' });
  await site.press('Hoàn tác');
  expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
});

test('a lower age is a proposal in every market, and waits beside the way to raise it', async () => {
  const proposed = { kind: 'marketAge' as const, market: 'VN', from: { minAge: 21 }, to: { minAge: 18 } };
  const waiting = { id: '4', change: proposed, by: 'hoa', notBy: ['hoa'], at: '2026-11-22T03:00:00.000Z', why: 'Luật' };
  await open(vietnam, ['security'], [waiting]);
  expect(site.text()).toContain('Tuổi thấp nhất: 21 → 18');
  expect(site.buttons()).toEqual([publish, 'Duyệt: Việt Nam', 'Từ chối: Việt Nam', change]);
});

test('an age that cannot be is said at its field, and nothing is sent', async () => {
  await open();
  await site.press(change);
  await site.type('Lý do', 'Luật mới');
  for (const wrong of ['17', '26', '18,5', '', 'hai mươi']) {
    await site.typeInto('minAge', wrong);
    await site.press('Lưu');
    expect(site.text()).toContain('Nhập một số từ 18 đến 25.');
  }
  expect(site.done).toEqual([]);
});

test('the next version begins as the one in force, and takes both languages and what changed', async () => {
  await open();
  await site.press(publish);
  expect(site.fieldNamed('vi').value).toBe('# Điều khoản');
  await site.type('Lý do', 'Đổi cơ quan khiếu nại');
  await site.press('Ra bản mới');
  expect(site.text()).toContain('Nội dung chưa có gì khác bản đang dùng.');
  await site.typeInto('vi', '# Điều khoản\n\nMới');
  await site.typeInto('en', '# Terms\n\nNew');
  await site.typeInto('changedVi', 'Cơ quan khiếu nại mới.');
  await site.press('Ra bản mới');
  expect(site.text()).toContain('Vui lòng viết một câu cho người chơi biết thay đổi gì.');
  await site.typeInto('changedEn', 'Another body for complaints.');
  site.answers(publishTerms, call, { version: 3 });
  await site.press('Ra bản mới');
  expect(site.done.at(-1)?.body).toEqual({
    after: 2,
    text: { vi: '# Điều khoản\n\nMới', en: '# Terms\n\nNew' },
    changed: { vi: 'Cơ quan khiếu nại mới.', en: 'Another body for complaints.' },
    why: 'Đổi cơ quan khiếu nại',
  });
  expect(site.text()).toContain('Đã ra bản điều khoản 3');
});

test('somebody published first: what was typed stays, and the next version is the one after', async () => {
  await open();
  await site.press(publish);
  await site.type('Lý do', 'Đổi cơ quan khiếu nại');
  await site.typeInto('vi', 'Mới');
  await site.typeInto('changedVi', 'Mới.');
  await site.typeInto('changedEn', 'New.');
  site.refuses(publishTerms, call, 'SETTING_CHANGED');
  site.answers(marketTerms, { code: 'VN' }, terms(3));
  await site.press('Ra bản mới');
  expect(site.text()).toContain('đang dùng bản 3');
  await site.press('Xem lại với trạng thái mới');
  expect(site.fieldNamed('vi').value).toBe('Mới');
  site.answers(publishTerms, call, { version: 4 });
  await site.press('Ra bản mới');
  expect(site.done.at(-1)?.body).toMatchObject({ after: 3 });
});

test('without the role there is nothing to press', async () => {
  await open(vietnam, ['support', 'release']);
  expect(site.buttons()).toEqual([]);
});
