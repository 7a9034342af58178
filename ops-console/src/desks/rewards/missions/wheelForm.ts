import { type WheelDraft, wheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import type { RaffleGift } from '@unisite/shared/contract/raffleGift';
import { safeParse } from '@unisite/shared/schema';

/** Input of a field of the wheel: numbers as typed. */
export interface FieldForm {
  readonly id: string;
  readonly titleVi: string;
  readonly titleEn: string;
  readonly gift: RaffleGift['kind'];
  readonly amount: string;
  readonly wagering: string;
  readonly chance: string;
  /** Empty: no limit. */
  readonly stock: string;
}

export interface WheelForm {
  readonly isOpen: boolean;
  readonly fields: readonly FieldForm[];
  readonly consolation: string;
  readonly price: string;
  readonly perDay: string;
}

export const emptyField: FieldForm = {
  id: '',
  titleVi: '',
  titleEn: '',
  gift: 'points',
  amount: '',
  wagering: '1',
  chance: '',
  stock: '',
};

export const emptyWheel: WheelForm = {
  isOpen: true,
  consolation: '',
  price: '',
  perDay: '10',
  fields: [emptyField, emptyField, emptyField, emptyField],
};

const number = (text: string): number => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN);
const orNone = (text: string): number | null => (text.trim() === '' ? null : number(text));
const typed = (value: number | null): string => (value === null ? '' : String(value));

export const formOfWheel = ({ isOpen, fields, consolation, price, perDay }: WheelDraft): WheelForm => ({
  isOpen,
  consolation,
  price: typed(price),
  perDay: String(perDay),
  fields: fields.map(({ id, title, gives, chance, stock }) => ({
    id,
    titleVi: title.vi,
    titleEn: title.en,
    gift: gives.kind,
    chance: String(chance),
    stock: typed(stock),
    amount: gives.kind === 'points' ? String(gives.points) : gives.kind === 'bonus' ? String(gives.amount) : '',
    wagering: gives.kind === 'bonus' ? String(gives.wagering) : '1',
  })),
});

function giftOf({ gift, amount, wagering }: FieldForm): RaffleGift {
  if (gift === 'points') return { kind: gift, points: number(amount) };
  if (gift === 'bonus') return { kind: gift, amount: number(amount), wagering: number(wagering) };
  return { kind: gift };
}

export const draftOfWheel = ({ isOpen, fields, consolation, price, perDay }: WheelForm): WheelDraft => ({
  isOpen,
  consolation,
  price: orNone(price),
  perDay: number(perDay),
  fields: fields.map((field) => ({
    id: field.id.trim(),
    title: { vi: field.titleVi.trim(), en: field.titleEn.trim() },
    gives: giftOf(field),
    chance: number(field.chance),
    stock: orNone(field.stock),
  })),
});

/** Sum of the chances, without invalid ones. */
export const sumOfChances = ({ fields }: Pick<WheelForm, 'fields'>): number =>
  fields.reduce((sum, { chance }) => sum + (number(chance) || 0), 0);

/** Paths of invalid fields, such as `price` or `fields.2.amount`. */
export function faultsOfWheel(form: WheelForm): string[] {
  const parsed = safeParse(wheelDraft, draftOfWheel(form));
  if (parsed.success) return [];
  const own: Readonly<Record<string, keyof FieldForm>> = {
    'title.vi': 'titleVi',
    'title.en': 'titleEn',
    'gives.points': 'amount',
    'gives.amount': 'amount',
    'gives.wagering': 'wagering',
  };
  return parsed.error.issues.map(({ path }) => {
    if (path[0] !== 'fields' || path.length < 3) return String(path[0]);
    const rest = path.slice(2).join('.');
    return `fields.${String(path[1])}.${own[rest] ?? rest}`;
  });
}
