import { beforeAll, expect, test } from '@jest/globals';
import { type GoodsDraft, pointDesk, saveGoods } from '@unisite/shared/contract/operatorsPoints';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { cashOperators } from '../../../testing/cashOperators.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';

const at = seededOperators();
const why = 'The new year';
let opal: Browser;
let ruby: Browser;

beforeAll(async () => {
  ({ opal, ruby } = await cashOperators(at.operators));
  // operators pick from the pictures of existing items
  await at.platform.owner.query(
    `INSERT INTO point_item (id, markets, category, name, summary, picture, price, gives, position)
     VALUES ('first', '{VN}', 'cards', '{"vi": "Thẻ", "en": "Card"}', '{"vi": "Thẻ", "en": "Card"}', 'card', 100, '{"kind": "code"}', 1)`,
  );
});

const item = (stock: number | null): GoodsDraft => ({
  markets: ['VN'],
  category: 'cards',
  name: { vi: 'Tiền', en: 'Money' },
  summary: { vi: 'Tiền', en: 'Money' },
  picture: 'card',
  price: 100,
  stock,
  level: null,
  perMonth: null,
  flag: null,
  isOpen: true,
  gives: { kind: 'bonus', amount: 1_000_000, wagering: 0 },
});
const save = async (revision: number | null, seenStock: number | null, draft: GoodsDraft) => {
  const { envelope } = await opal.call(saveGoods, { id: 'money', revision, seenStock, draft, why });
  return envelope.success ? envelope.value.state : envelope.code;
};
const approve = async () => {
  const [waiting] = (await ruby.call(proposals, {})).value.proposals;
  const { envelope } = await ruby.call(decideProposal, { id: waiting?.id ?? '0', decision: 'approve', why });
  return envelope.success ? 'OK' : envelope.code;
};
const left = async () => (await opal.call(pointDesk, {})).value.rows.find(({ id }) => id === 'money')?.draft.stock;

test('more pieces take two operators, whatever one claims to have seen; what was redeemed stays redeemed', async () => {
  expect(await save(null, null, item(3))).toBe('proposed');
  expect(await approve()).toBe('OK');
  for (const written of [null, 3, 1_000_000]) expect(await save(1, null, item(written))).toBe('ITEM_CHANGED');
  expect(await save(1, 1_000_000, item(1_000_000))).toBe('done');
  expect(await left()).toBe(3);
  expect(await save(2, 3, item(10))).toBe('proposed');
  await at.platform.owner.query(`UPDATE point_item SET stock = 1 WHERE id = 'money'`);
  expect(await approve()).toBe('OK');
  expect(await left()).toBe(8);
  expect(await save(3, 8, item(null))).toBe('proposed');
  expect(await save(3, 8, item(2))).toBe('done');
  expect(await left()).toBe(2);
});
