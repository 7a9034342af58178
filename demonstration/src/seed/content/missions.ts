import type { MissionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { text } from './text.ts';

type Mission = Omit<MissionDraft, 'from' | 'until'> & { readonly id: string };

/** The demonstration's missions, in order. */
export const missions: readonly Mission[] = [
  {
    id: 'slots-rounds',
    markets: ['VN'],
    repeats: 'daily',
    title: text('Chơi 50 ván ở khu Nổ hũ', 'Play 50 rounds of slots'),
    goal: { kind: 'rounds', categories: ['RNG'], count: 50 },
    gives: { kind: 'points', points: 300 },
  },
  {
    id: 'live-round',
    markets: ['VN'],
    repeats: 'daily',
    title: text('Chơi một ván Casino trực tuyến', 'Play a round of live casino'),
    goal: { kind: 'rounds', categories: ['LIVE'], count: 1 },
    gives: { kind: 'points', points: 200 },
  },
  {
    id: 'three-stations',
    markets: ['VN'],
    repeats: 'daily',
    title: text('Mua vé ở 3 đài khác nhau', 'Buy tickets at 3 different stations'),
    goal: { kind: 'stations', count: 3 },
    gives: { kind: 'points', points: 300 },
  },
  {
    id: 'week-turnover',
    markets: ['VN'],
    repeats: 'weekly',
    title: text('Cược hợp lệ 5.000.000 ₫', 'Valid turnover of 5,000,000 VND'),
    goal: { kind: 'turnover', categories: [], amount: 5_000_000 },
    gives: { kind: 'points', points: 400 },
  },
  {
    id: 'week-days',
    markets: ['VN'],
    repeats: 'weekly',
    title: text('Chơi trong 3 ngày của tuần', 'Play on 3 days of the week'),
    goal: { kind: 'days', count: 3 },
    gives: { kind: 'tickets', count: 1 },
  },
  {
    id: 'week-deposit',
    markets: ['VN'],
    repeats: 'weekly',
    title: text('Một lần nạp từ 200.000 ₫', 'One deposit of 200,000 VND or more'),
    goal: { kind: 'deposit', least: 200_000 },
    gives: { kind: 'points', points: 200 },
  },
  {
    id: 'own-number',
    markets: ['VN'],
    repeats: 'once',
    title: text('Xác minh số điện thoại', 'Verify your phone number'),
    goal: { kind: 'phone' },
    gives: { kind: 'points', points: 500 },
  },
  {
    id: 'own-limit',
    markets: ['VN', 'INT'],
    repeats: 'once',
    title: text('Đặt hạn mức cho mình', 'Set a limit for yourself'),
    goal: { kind: 'limit' },
    gives: { kind: 'tickets', count: 3 },
  },
  {
    id: 'own-identity',
    markets: ['VN'],
    repeats: 'once',
    title: text('Xác minh danh tính', 'Verify your identity'),
    goal: { kind: 'identity' },
    gives: { kind: 'bonus', amount: 20_000, wagering: 1 },
  },
  {
    id: 'week-sports',
    markets: ['INT'],
    repeats: 'weekly',
    title: text('Có kết quả 5 vé cược thể thao', 'Have 5 sports bets settled'),
    goal: { kind: 'rounds', categories: ['SPORTS'], count: 5 },
    gives: { kind: 'points', points: 300 },
  },
];

/** The wheels, by market. */
export const wheels: Readonly<Record<'VN' | 'INT', WheelDraft>> = {
  VN: {
    isOpen: true,
    consolation: 'points-200',
    price: 500,
    perDay: 10,
    fields: [
      field('bonus-888k', '888.000 ₫', '888,000 VND', { kind: 'bonus', amount: 888_000, wagering: 3 }, 1, 3),
      field('points-1000', '1.000 điểm', '1,000 points', { kind: 'points', points: 1_000 }, 100),
      field('bonus-88k', '88.000 ₫', '88,000 VND', { kind: 'bonus', amount: 88_000, wagering: 1 }, 14, 40),
      field('points-500', '500 điểm', '500 points', { kind: 'points', points: 500 }, 100),
      field('points-200', '200 điểm', '200 points', { kind: 'points', points: 200 }, 350),
      field('bonus-18k', '18.000 ₫', '18,000 VND', { kind: 'bonus', amount: 18_000, wagering: 1 }, 85),
      field('one-more', 'Thêm một lượt', 'Another spin', { kind: 'ticket' }, 150),
      field('nothing', 'Chúc bạn may mắn lần sau', 'Better luck next time', { kind: 'nothing' }, 200),
    ],
  },
  INT: {
    isOpen: true,
    consolation: 'nothing',
    price: null,
    perDay: 10,
    fields: [
      field('points-1000', '1.000 điểm', '1,000 points', { kind: 'points', points: 1_000 }, 50, 100),
      field('points-100', '100 điểm', '100 points', { kind: 'points', points: 100 }, 400),
      field('one-more', 'Thêm một lượt', 'Another spin', { kind: 'ticket' }, 150),
      field('nothing', 'Chúc bạn may mắn lần sau', 'Better luck next time', { kind: 'nothing' }, 400),
    ],
  },
};

function field(
  id: string,
  vi: string,
  en: string,
  gives: WheelDraft['fields'][number]['gives'],
  chance: number,
  stock: number | null = null,
): WheelDraft['fields'][number] {
  return { id, title: text(vi, en), gives, chance, stock };
}
