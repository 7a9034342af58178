import type { Localized } from '@unisite/shared/contract';
import type { PointGift } from '@unisite/shared/contract/operatorsPoints';
import type { GoodsCategory } from '@unisite/shared/contract/points';
import type { GoodsPicture } from '../../art/goods.ts';
import { text } from './text.ts';

interface Item {
  readonly id: string;
  readonly category: GoodsCategory;
  readonly name: Localized;
  readonly summary: Localized;
  readonly picture: GoodsPicture;
  /** Points. */
  readonly price: number;
  readonly stock: number | null;
  readonly level?: string;
  readonly perMonth?: number;
  readonly gives: PointGift;
  readonly flag?: 'new' | 'hot';
}

const parcel = { kind: 'parcel' } as const;

/** Items of the demonstration's points mall. */
export const items: readonly Item[] = [
  {
    id: 'phone-card',
    category: 'cards',
    picture: 'card',
    price: 4_800,
    stock: 218,
    perMonth: 10,
    flag: 'hot',
    name: text('Thẻ điện thoại 100.000 ₫', 'Phone card, 100,000 VND'),
    summary: text('Mã thẻ được gửi vào hộp thư sau khi duyệt.', 'The code comes to your inbox once it is approved.'),
    gives: { kind: 'code' },
  },
  {
    id: 'bonus-200k',
    category: 'bets',
    picture: 'voucher',
    price: 9_800,
    stock: null,
    perMonth: 5,
    name: text('Tiền cược 200.000 ₫', 'Bonus of 200,000 VND'),
    summary: text('Nhận ngay, vòng cược 1 lần.', 'Given at once, to be wagered once.'),
    gives: { kind: 'bonus', amount: 200_000, wagering: 1 },
  },
  {
    id: 'bonus-20k',
    category: 'bets',
    picture: 'wheel',
    price: 1_200,
    stock: null,
    name: text('Tiền cược 20.000 ₫', 'Bonus of 20,000 VND'),
    summary: text('Nhận ngay, vòng cược 3 lần.', 'Given at once, to be wagered three times.'),
    gives: { kind: 'bonus', amount: 20_000, wagering: 3 },
  },
  {
    id: 'earbuds',
    category: 'electronics',
    picture: 'buds',
    price: 36_000,
    stock: 14,
    perMonth: 1,
    flag: 'new',
    name: text('Tai nghe không dây', 'Wireless earbuds'),
    summary: text('Hộp sạc, pin 24 giờ.', 'With a charging case, 24 hours of play.'),
    gives: parcel,
  },
  {
    id: 'flask',
    category: 'home',
    picture: 'flask',
    price: 9_600,
    stock: 86,
    name: text('Bình giữ nhiệt 500 ml', 'Insulated flask, 500 ml'),
    summary: text('Thép không gỉ hai lớp.', 'Stainless steel, two walls.'),
    gives: parcel,
  },
  {
    id: 'speaker',
    category: 'electronics',
    picture: 'speaker',
    price: 42_000,
    stock: 31,
    perMonth: 1,
    name: text('Loa di động chống nước', 'Waterproof speaker'),
    summary: text('Pin 12 giờ, kết nối không dây.', '12 hours of play, wireless.'),
    gives: parcel,
  },
  {
    id: 'air-fryer',
    category: 'home',
    picture: 'fryer',
    price: 64_000,
    stock: 9,
    perMonth: 1,
    name: text('Nồi chiên không dầu 5 lít', 'Air fryer, 5 litres'),
    summary: text('Tám chế độ, bảo hành 12 tháng.', 'Eight programmes, 12 months of warranty.'),
    gives: parcel,
  },
  {
    id: 'smart-watch',
    category: 'electronics',
    picture: 'watch',
    price: 92_000,
    stock: 6,
    perMonth: 1,
    name: text('Đồng hồ thông minh', 'Smart watch'),
    summary: text('Đo nhịp tim, chống nước.', 'Heart rate, waterproof.'),
    gives: parcel,
  },
  {
    id: 'tablet',
    category: 'electronics',
    picture: 'tablet',
    price: 268_000,
    stock: 4,
    perMonth: 1,
    name: text('Máy tính bảng 11 inch', 'Tablet, 11 inches'),
    summary: text('128 GB, kèm bao da.', '128 GB, with a case.'),
    gives: parcel,
  },
  {
    id: 'gold-bar',
    category: 'luxury',
    picture: 'gold',
    price: 390_000,
    stock: 3,
    perMonth: 1,
    level: 'diamond3',
    name: text('Vàng miếng 1 chỉ', 'Gold, one chỉ (3.75 g)'),
    summary: text('Giao tận tay, kèm giấy bảo đảm.', 'Handed over in person, with its certificate.'),
    gives: parcel,
  },
  {
    id: 'phone',
    category: 'electronics',
    picture: 'phone',
    price: 820_000,
    stock: 0,
    perMonth: 1,
    name: text('Điện thoại đời mới', 'New smartphone'),
    summary: text('256 GB, bảo hành chính hãng.', '256 GB, with the maker’s warranty.'),
    gives: parcel,
  },
  {
    id: 'scooter',
    category: 'luxury',
    picture: 'scooter',
    price: 1_480_000,
    stock: 1,
    perMonth: 1,
    flag: 'hot',
    name: text('Xe máy điện', 'Electric scooter'),
    summary: text('Đi 100 km mỗi lần sạc.', '100 km a charge.'),
    gives: parcel,
  },
];
