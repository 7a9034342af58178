import * as z from '@unisite/shared/schema';
import { canonicalJson } from './canonicalJson.ts';
import { type WheelField, wheelShape } from './operatorsWheelShape.ts';
import { CHANCES, type RaffleGift } from './raffleGift.ts';

/** A market's wheel as written by operators. */
export const wheelDraft = wheelShape.check(
  z.refine(({ fields }) => fields.reduce((sum, { chance }) => sum + chance, 0) === CHANCES, { path: ['fields'] }),
  z.refine(({ fields }) => new Set(fields.map(({ id }) => id)).size === fields.length, { path: ['fields'] }),
  z.refine(({ fields, consolation }) => fields.some(({ id, stock }) => id === consolation && stock === null), {
    path: ['consolation'],
  }),
);
export type WheelDraft = z.Infer<typeof wheelDraft>;

/** Whether members could get more: any change except closing the wheel or reducing stock. */
export function isLooserWheel(from: WheelDraft | null, to: WheelDraft): boolean {
  if (!to.isOpen) return false;
  if (!from?.isOpen) return true;
  const rest = ({ fields, ...wheel }: WheelDraft) =>
    canonicalJson({ ...wheel, fields: fields.map(({ stock: _stock, ...one }) => one) });
  const has = ({ stock }: WheelField) => stock ?? Number.POSITIVE_INFINITY;
  return (
    rest(from) !== rest(to) ||
    to.fields.some((one, place) => {
      const was = from.fields[place];
      return was === undefined || has(one) > has(was);
    })
  );
}

/** Average value of a spin while all prizes are in stock. */
export function averageOf({ fields }: Pick<WheelDraft, 'fields'>): { readonly points: number; readonly money: number } {
  const of = (worth: (gift: RaffleGift) => number) =>
    fields.reduce((sum, { chance, gives }) => sum + chance * worth(gives), 0) / CHANCES;
  return {
    points: of((gift) => (gift.kind === 'points' ? gift.points : 0)),
    money: of((gift) => (gift.kind === 'bonus' ? gift.amount : 0)),
  };
}
