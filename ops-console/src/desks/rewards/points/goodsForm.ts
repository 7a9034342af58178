import {
  type DeskGoods,
  type GoodsDraft,
  goodsDraft,
  goodsId,
  type PointGift,
} from '@unisite/shared/contract/operatorsPoints';
import { clubLevel } from '@unisite/shared/contract/vip';
import { safeParse } from '@unisite/shared/schema';

/** Input of an item: numbers as typed, empty for none. */
export interface GoodsForm {
  readonly id: string;
  readonly markets: readonly string[];
  readonly category: GoodsDraft['category'];
  readonly nameVi: string;
  readonly nameEn: string;
  readonly summaryVi: string;
  readonly summaryEn: string;
  readonly picture: string;
  readonly price: string;
  readonly stock: string;
  readonly level: string;
  readonly perMonth: string;
  readonly gives: PointGift['kind'];
  readonly amount: string;
  readonly wagering: string;
  readonly flag: '' | 'new' | 'hot';
  readonly isOpen: boolean;
}

export const emptyGoods: GoodsForm = {
  id: '',
  markets: [],
  category: 'cards',
  nameVi: '',
  nameEn: '',
  summaryVi: '',
  summaryEn: '',
  picture: '',
  price: '',
  stock: '',
  level: '',
  perMonth: '',
  gives: 'parcel',
  amount: '',
  wagering: '1',
  flag: '',
  isOpen: true,
};

const typed = (value: number | null): string => (value === null ? '' : String(value));
const number = (text: string): number => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN);
const orNone = (text: string): number | null => (text.trim() === '' ? null : number(text));

export function formOfGoods({ id, draft }: Pick<DeskGoods, 'id' | 'draft'>): GoodsForm {
  const { name, summary, gives } = draft;
  return {
    id,
    markets: draft.markets,
    category: draft.category,
    picture: draft.picture,
    isOpen: draft.isOpen,
    nameVi: name.vi,
    nameEn: name.en,
    summaryVi: summary.vi,
    summaryEn: summary.en,
    price: typed(draft.price),
    stock: typed(draft.stock),
    perMonth: typed(draft.perMonth),
    level: draft.level ?? '',
    flag: draft.flag ?? '',
    gives: gives.kind,
    ...(gives.kind === 'bonus'
      ? { amount: typed(gives.amount), wagering: typed(gives.wagering) }
      : { amount: '', wagering: '1' }),
  };
}

export function draftOfGoods(form: GoodsForm): GoodsDraft {
  return {
    markets: [...form.markets],
    category: form.category,
    picture: form.picture,
    isOpen: form.isOpen,
    name: { vi: form.nameVi.trim(), en: form.nameEn.trim() },
    summary: { vi: form.summaryVi.trim(), en: form.summaryEn.trim() },
    price: number(form.price),
    stock: orNone(form.stock),
    perMonth: orNone(form.perMonth),
    level: clubLevel.options.find((one) => one === form.level) ?? null,
    flag: form.flag || null,
    gives:
      form.gives === 'bonus'
        ? { kind: 'bonus', amount: number(form.amount), wagering: number(form.wagering) }
        : { kind: form.gives },
  };
}

/** Invalid fields. */
export function faultsOfGoods(form: GoodsForm): (keyof GoodsForm)[] {
  const faults: (keyof GoodsForm)[] = safeParse(goodsId, form.id).success ? [] : ['id'];
  const draft = draftOfGoods(form);
  const parsed = safeParse(goodsDraft, draft);
  if (parsed.success) return faults;
  const fieldOf: Readonly<Record<string, keyof GoodsForm>> = {
    'name.vi': 'nameVi',
    'name.en': 'nameEn',
    'summary.vi': 'summaryVi',
    'summary.en': 'summaryEn',
    'gives.amount': 'amount',
    'gives.wagering': 'wagering',
  };
  for (const { path } of parsed.error.issues) {
    const key = path.slice(0, 2).join('.');
    faults.push(fieldOf[key] ?? (path[0] as keyof GoodsForm)); // otherwise the draft's keys are fields of the form
  }
  return faults;
}
