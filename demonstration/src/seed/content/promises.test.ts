import { expect, test } from '@jest/globals';
import { type Localized, offerFault, promotionOffer } from '@unisite/shared/contract';
import { announcementTexts, coverOffer, joinableOffer } from './announcements.ts';
import { helpTexts } from './help.ts';
import { promotionTexts } from './promotions/promotions.ts';

const texts: readonly Localized[] = [
  ...helpTexts.flatMap(({ title, sections }) => [title, ...sections.flatMap((one) => [one.title, one.text])]),
  ...announcementTexts.flatMap(({ title, content }) => [title, content]),
];
/** Paragraphs of all texts that match. */
const saying = (pattern: RegExp): string[] =>
  texts.flatMap(({ vi, en }) => [vi, en]).flatMap((text) => text.split('\n\n').filter((part) => pattern.test(part)));

test('texts promise nothing that members cannot do here: published seeds', () => {
  expect(saying(/hạt giống|mã băm|\bseeds?\b/i)).toEqual([]);
});

test('how much can be withdrawn is the settings’ to say, not a text’s', () => {
  expect(saying(/(lệnh rút|mỗi lần rút|withdrawal)[^.]*\d{2,3}[.,]000/i)).toEqual([]);
});

test('nobody is told of times that nobody keeps to, or of caps that nothing holds', () => {
  expect(saying(/trong vòng \d+ phút|within \d+ minutes|tối đa 5 tỷ|at most 5 billion/i)).toEqual([]);
});

test('what nobody can join says that it is an example, and nothing else does', () => {
  for (const { terms, offer } of promotionTexts) expect(terms[0]?.title.en === 'An example').toBe(!offer);
  const told = announcementTexts.filter((one) => one.type === 'PR' && one !== joinableOffer && one !== coverOffer);
  expect(told.filter(({ content }) => !/An example/.test(content.en) || !/mẫu/.test(content.vi))).toEqual([]);
});

test('what can be joined gives what an offer may give', () => {
  const offers = promotionTexts.flatMap(({ offer }) => (offer ? [offer] : []));
  expect(offers.length).toBeGreaterThan(0);
  for (const one of offers) expect([promotionOffer.parse(one), offerFault(one)]).toEqual([one, null]);
});
