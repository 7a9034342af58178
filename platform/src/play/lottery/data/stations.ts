import type { Localized, Region } from '@unisite/shared/contract';
import type { Form } from '@unisite/shared/lottery';
import type { ScheduleRow } from '../schedule.ts';
import type { Station } from '../stations.ts';

type InitialStation = Omit<Station, 'schedule' | 'timeZone' | 'entropySource'> & {
  readonly position: number;
  readonly schedule: readonly Draws[];
};
type Draws = Omit<ScheduleRow, 'validFrom'>;

/** Weekdays in the domain's code: 2 Monday … 7 Saturday, 1 Sunday. */
const everyDay = [2, 3, 4, 5, 6, 7, 1];

const dailyAt = (drawTime: string, weekdays: readonly number[] = everyDay): Draws[] =>
  weekdays.map((weekday) => ({ weekday, drawTime, intervalMinutes: null, host: null }));

const everyMinutes = (intervalMinutes: number): Draws[] =>
  everyDay.map((weekday) => ({ weekday, drawTime: null, intervalMinutes, host: null }));

/** The province that draws for the north, by weekday: they take turns. */
const northernHosts: readonly (readonly [number, Localized])[] = [
  [2, { vi: 'Hà Nội', en: 'Hanoi' }],
  [3, { vi: 'Quảng Ninh', en: 'Quang Ninh' }],
  [4, { vi: 'Bắc Ninh', en: 'Bac Ninh' }],
  [5, { vi: 'Hà Nội', en: 'Hanoi' }],
  [6, { vi: 'Hải Phòng', en: 'Hai Phong' }],
  [7, { vi: 'Nam Định', en: 'Nam Dinh' }],
  [1, { vi: 'Thái Bình', en: 'Thai Binh' }],
];

const north: InitialStation = {
  code: 'MB',
  name: { vi: 'Miền Bắc', en: 'Northern Vietnam' },
  region: 'north',
  groupCode: 'MB',
  menu: 'NORTH',
  prizeMode: 'Lott',
  category: 'LOTT',
  form: 'north',
  drawnBy: 'official',
  closeSeconds: 300,
  isHot: true,
  popularPosition: 1,
  position: 1,
  schedule: northernHosts.map(([weekday, host]) => ({ weekday, drawTime: '18:15', intervalMinutes: null, host })),
};

interface Province {
  readonly code: string;
  readonly name: Localized;
  readonly weekdays: readonly number[];
  readonly isHot?: true;
  readonly popular?: number;
}

const centre: readonly Province[] = [
  { code: 'TTH', name: { vi: 'Thừa Thiên Huế', en: 'Thua Thien Hue' }, weekdays: [2, 1] },
  { code: 'PY', name: { vi: 'Phú Yên', en: 'Phu Yen' }, weekdays: [2] },
  { code: 'DLK', name: { vi: 'Đắk Lắk', en: 'Dak Lak' }, weekdays: [3] },
  { code: 'QNA', name: { vi: 'Quảng Nam', en: 'Quang Nam' }, weekdays: [3] },
  { code: 'DNG', name: { vi: 'Đà Nẵng', en: 'Da Nang' }, weekdays: [4, 7], isHot: true, popular: 8 },
  { code: 'KH', name: { vi: 'Khánh Hòa', en: 'Khanh Hoa' }, weekdays: [4, 1], popular: 14 },
  { code: 'BDI', name: { vi: 'Bình Định', en: 'Binh Dinh' }, weekdays: [5] },
  { code: 'QT', name: { vi: 'Quảng Trị', en: 'Quang Tri' }, weekdays: [5] },
  { code: 'QB', name: { vi: 'Quảng Bình', en: 'Quang Binh' }, weekdays: [5] },
  { code: 'GL', name: { vi: 'Gia Lai', en: 'Gia Lai' }, weekdays: [6] },
  { code: 'NT', name: { vi: 'Ninh Thuận', en: 'Ninh Thuan' }, weekdays: [6] },
  { code: 'QNG', name: { vi: 'Quảng Ngãi', en: 'Quang Ngai' }, weekdays: [7] },
  { code: 'DNO', name: { vi: 'Đắk Nông', en: 'Dak Nong' }, weekdays: [7] },
  { code: 'KT', name: { vi: 'Kon Tum', en: 'Kon Tum' }, weekdays: [1] },
];

const south: readonly Province[] = [
  { code: 'HCM', name: { vi: 'TP.HCM', en: 'Ho Chi Minh City' }, weekdays: [2, 7], isHot: true, popular: 5 },
  { code: 'DT', name: { vi: 'Đồng Tháp', en: 'Dong Thap' }, weekdays: [2] },
  { code: 'CM', name: { vi: 'Cà Mau', en: 'Ca Mau' }, weekdays: [2] },
  { code: 'BTR', name: { vi: 'Bến Tre', en: 'Ben Tre' }, weekdays: [3] },
  { code: 'VT', name: { vi: 'Vũng Tàu', en: 'Vung Tau' }, weekdays: [3] },
  { code: 'BL', name: { vi: 'Bạc Liêu', en: 'Bac Lieu' }, weekdays: [3] },
  { code: 'DNA', name: { vi: 'Đồng Nai', en: 'Dong Nai' }, weekdays: [4] },
  { code: 'CT', name: { vi: 'Cần Thơ', en: 'Can Tho' }, weekdays: [4], popular: 11 },
  { code: 'ST', name: { vi: 'Sóc Trăng', en: 'Soc Trang' }, weekdays: [4] },
  { code: 'TN', name: { vi: 'Tây Ninh', en: 'Tay Ninh' }, weekdays: [5] },
  { code: 'AG', name: { vi: 'An Giang', en: 'An Giang' }, weekdays: [5] },
  { code: 'BTH', name: { vi: 'Bình Thuận', en: 'Binh Thuan' }, weekdays: [5] },
  { code: 'VL', name: { vi: 'Vĩnh Long', en: 'Vinh Long' }, weekdays: [6], popular: 15 },
  { code: 'BD', name: { vi: 'Bình Dương', en: 'Binh Duong' }, weekdays: [6] },
  { code: 'TV', name: { vi: 'Trà Vinh', en: 'Tra Vinh' }, weekdays: [6] },
  { code: 'LA', name: { vi: 'Long An', en: 'Long An' }, weekdays: [7] },
  { code: 'BP', name: { vi: 'Bình Phước', en: 'Binh Phuoc' }, weekdays: [7] },
  { code: 'HG', name: { vi: 'Hậu Giang', en: 'Hau Giang' }, weekdays: [7] },
  { code: 'TG', name: { vi: 'Tiền Giang', en: 'Tien Giang' }, weekdays: [1] },
  { code: 'KG', name: { vi: 'Kiên Giang', en: 'Kien Giang' }, weekdays: [1] },
  { code: 'DL', name: { vi: 'Đà Lạt', en: 'Da Lat' }, weekdays: [1], popular: 13 },
];

interface OfRegion {
  readonly region: Region;
  readonly groupCode: string;
  readonly menu: string;
  readonly drawTime: string;
  readonly from: number;
}

const inRegion = (provinces: readonly Province[], { drawTime, from, ...region }: OfRegion): InitialStation[] =>
  provinces.map(({ code, name, weekdays, isHot = false, popular = null }, index) => ({
    code,
    name,
    ...region,
    prizeMode: 'Lott',
    category: 'LOTT',
    form: 'province',
    drawnBy: 'official',
    closeSeconds: 300,
    isHot,
    popularPosition: popular,
    position: from + index,
    schedule: dailyAt(drawTime, weekdays),
  }));

interface HouseStation {
  readonly code: string;
  readonly name: Localized;
  readonly menu: string;
  readonly form: Form;
  readonly closeSeconds: number;
  readonly schedule: readonly Draws[];
  readonly isHot?: true;
  readonly popular?: number;
}

/** The site's own draws. */
const ofHouse: readonly HouseStation[] = [
  {
    code: 'HNVIP',
    name: { vi: 'Hà Nội VIP', en: 'Hanoi VIP' },
    menu: 'QUICK',
    form: 'north',
    closeSeconds: 300,
    schedule: dailyAt('19:00'),
    popular: 9,
  },
  {
    code: 'VNF1',
    name: { vi: 'Siêu tốc 1 phút', en: 'Quick draw, 1 minute' },
    menu: 'QUICK',
    form: 'north',
    closeSeconds: 5,
    schedule: everyMinutes(1),
    isHot: true,
    popular: 2,
  },
  {
    code: 'VNF5',
    name: { vi: 'Siêu tốc 5 phút', en: 'Quick draw, 5 minutes' },
    menu: 'QUICK',
    form: 'north',
    closeSeconds: 15,
    schedule: everyMinutes(5),
    popular: 6,
  },
  {
    code: 'SSC_1',
    name: { vi: 'SSC 1 phút', en: 'SSC, 1 minute' },
    menu: 'SSC',
    form: 'SSC',
    closeSeconds: 5,
    schedule: everyMinutes(1),
    isHot: true,
    popular: 3,
  },
  {
    code: 'SSC_3',
    name: { vi: 'SSC 3 phút', en: 'SSC, 3 minutes' },
    menu: 'SSC',
    form: 'SSC',
    closeSeconds: 10,
    schedule: everyMinutes(3),
  },
  {
    code: 'SSC_5',
    name: { vi: 'SSC 5 phút', en: 'SSC, 5 minutes' },
    menu: 'SSC',
    form: 'SSC',
    closeSeconds: 15,
    schedule: everyMinutes(5),
  },
  {
    code: '11X5_1',
    name: { vi: '11 chọn 5 1 phút', en: '5 of 11, 1 minute' },
    menu: '11X5',
    form: '11X5',
    closeSeconds: 5,
    schedule: everyMinutes(1),
    popular: 4,
  },
  {
    code: '11X5_3',
    name: { vi: '11 chọn 5 3 phút', en: '5 of 11, 3 minutes' },
    menu: '11X5',
    form: '11X5',
    closeSeconds: 10,
    schedule: everyMinutes(3),
  },
  {
    code: '11X5_5',
    name: { vi: '11 chọn 5 5 phút', en: '5 of 11, 5 minutes' },
    menu: '11X5',
    form: '11X5',
    closeSeconds: 15,
    schedule: everyMinutes(5),
    popular: 12,
  },
  {
    code: 'PK10_1',
    name: { vi: 'PK10 1 phút', en: 'PK10, 1 minute' },
    menu: 'PK10',
    form: 'PK10',
    closeSeconds: 5,
    schedule: everyMinutes(1),
    popular: 7,
  },
  {
    code: 'PK10_5',
    name: { vi: 'PK10 5 phút', en: 'PK10, 5 minutes' },
    menu: 'PK10',
    form: 'PK10',
    closeSeconds: 15,
    schedule: everyMinutes(5),
  },
  {
    code: 'LHC_5',
    name: { vi: 'Lục hợp 5 phút', en: 'Mark Six, 5 minutes' },
    menu: 'LHC',
    form: 'LHC',
    closeSeconds: 15,
    schedule: everyMinutes(5),
    popular: 10,
  },
  {
    code: 'LF_3D',
    name: { vi: '3D hằng ngày', en: 'Daily 3D' },
    menu: 'LF',
    form: 'LF',
    closeSeconds: 300,
    schedule: dailyAt('18:30'),
    popular: 16,
  },
  {
    code: 'LF_P3',
    name: { vi: 'P3 hằng ngày', en: 'Daily P3' },
    menu: 'LF',
    form: 'LF',
    closeSeconds: 300,
    schedule: dailyAt('20:30'),
  },
];

const all: readonly InitialStation[] = [
  north,
  ...inRegion(centre, { region: 'central', groupCode: 'MT', menu: 'CENTRAL', drawTime: '17:15', from: 10 }),
  ...inRegion(south, { region: 'south', groupCode: 'MN', menu: 'SOUTH', drawTime: '16:15', from: 24 }),
  ...ofHouse.map(
    ({ isHot = false, popular = null, ...station }, index): InitialStation => ({
      ...station,
      region: null,
      groupCode: station.menu === 'QUICK' ? 'VNF' : station.menu,
      prizeMode: station.menu === 'QUICK' ? 'ZY' : 'Elott',
      category: station.menu === 'QUICK' ? 'LOTT' : 'ELOTT',
      drawnBy: 'house',
      isHot,
      popularPosition: popular,
      position: 60 + index,
    }),
  ),
];

/** Vietnam's stations, and the house's. When real timetables change, operators add rows with a later date. */
export const stations: readonly (InitialStation & Pick<Station, 'timeZone'>)[] = all.map((station) => ({
  ...station,
  timeZone: 'Asia/Ho_Chi_Minh',
}));

/** First day of the initial timetables. */
export const VALID_FROM = '2020-01-01';
