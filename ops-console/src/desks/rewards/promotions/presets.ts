import type { Localized } from '@unisite/shared/contract';
import { idOfTitle } from './idOfTitle.ts';
import type { PromotionForm } from './promotionFields.ts';
import { emptyForm } from './promotionForm.ts';

interface Preset extends Partial<Omit<PromotionForm, 'id'>> {
  readonly kind: PromotionForm['kind'];
  readonly starts: PromotionForm['starts'];
}

interface Words {
  readonly title: Localized;
  readonly summary: Localized;
  readonly highlight: Localized;
  readonly terms: Localized;
}

const worded = ({ title, summary, highlight, terms }: Words) => ({
  titleVi: title.vi,
  titleEn: title.en,
  summaryVi: summary.vi,
  summaryEn: summary.en,
  highlightVi: highlight.vi,
  highlightEn: highlight.en,
  termsVi: terms.vi,
  termsEn: terms.en,
});

/** Templates of common promotions, to be adapted. Texts match the figures. */
export const presets = {
  welcome: {
    kind: 'deposit',
    starts: 'deposit',
    which: 'first',
    newWithinDays: '30',
    leadsTo: '/rng',
    gives: 'percent',
    percent: '100',
    most: '1000000',
    of: 'depositAndBonus',
    wagerTimes: '10',
    ...worded({
      title: { vi: 'Thưởng nạp lần đầu 100%', en: 'First deposit doubled' },
      summary: {
        vi: 'Nạp lần đầu từ 200.000 ₫, nhận thêm 100% đến 1.000.000 ₫.',
        en: 'Deposit 200,000 VND or more for the first time and receive 100% on top, up to 1,000,000 VND.',
      },
      highlight: { vi: '+100%', en: '+100%' },
      terms: {
        vi: '# Đối tượng\nHội viên mở tài khoản chưa quá 30 ngày và chưa nạp lần nào. Mỗi người một lần.\n\n# Điều kiện\nBấm tham gia trước khi nạp. Tiền nạp và thưởng cược 10 lần trong 30 ngày.',
        en: '# Who\nMembers whose account is no older than 30 days and who have not deposited yet. Once a person.\n\n# Conditions\nJoin before you deposit. Deposit and bonus are wagered ten times within 30 days.',
      },
    }),
  },
  weekend: {
    kind: 'deposit',
    starts: 'deposit',
    which: 'later',
    weekdays: [6, 7],
    times: 'day',
    oncePerson: false,
    gives: 'percent',
    percent: '20',
    most: '500000',
    of: 'bonus',
    wagerTimes: '8',
    days: '14',
    ...worded({
      title: { vi: 'Nạp cuối tuần thêm 20%', en: 'Weekend deposits with 20% more' },
      summary: {
        vi: 'Thứ Bảy và Chủ nhật, mỗi ngày một lần nạp từ 200.000 ₫ được thêm 20% đến 500.000 ₫.',
        en: 'On Saturday and Sunday one deposit a day of 200,000 VND or more brings 20%, up to 500,000 VND.',
      },
      highlight: { vi: '+20%', en: '+20%' },
      terms: {
        vi: '# Đối tượng\nHội viên đã nạp ít nhất một lần.\n\n# Điều kiện\nBấm tham gia trước khi nạp. Thưởng cược 8 lần trong 14 ngày.',
        en: '# Who\nMembers who have deposited before.\n\n# Conditions\nJoin before you deposit. The bonus is wagered eight times within 14 days.',
      },
    }),
  },
  birthday: {
    kind: 'birthday',
    starts: 'birthday',
    gives: 'fixed',
    amount: '100000',
    wagerTimes: '1',
    days: '7',
    leadsTo: '/vip',
    ...worded({
      title: { vi: 'Quà sinh nhật', en: 'Birthday gift' },
      summary: {
        vi: 'Nhận 100.000 ₫ trong bảy ngày kể từ ngày sinh nhật.',
        en: 'Claim 100,000 VND within seven days from your birthday.',
      },
      highlight: { vi: '100K', en: '100K' },
      terms: {
        vi: '# Điều kiện\nTheo ngày sinh đã khai khi xác nhận tuổi. Mỗi năm một lần, mỗi người một tài khoản. Thưởng cược 1 lần trong 7 ngày.',
        en: '# Conditions\nBy the date of birth that you stated with your age. Once a year, one account a person. The bonus is wagered once within 7 days.',
      },
    }),
  },
  cashback: {
    kind: 'insurance',
    starts: 'loss',
    lossOf: 'week',
    lossLeast: '500000',
    oncePerson: false,
    gives: 'percent',
    percent: '5',
    most: '2000000',
    wagerTimes: '1',
    days: '7',
    leadsTo: '/live',
    ...worded({
      title: { vi: 'Hoàn 5% tiền thua mỗi tuần', en: 'Weekly cashback of 5%' },
      summary: {
        vi: 'Thua ròng từ 500.000 ₫ trong tuần được hoàn 5% đến 2.000.000 ₫ vào tuần sau.',
        en: 'A net loss of 500,000 VND or more in a week brings 5% of it back in the next, up to 2,000,000 VND.',
      },
      highlight: { vi: '5%', en: '5%' },
      terms: {
        vi: '# Cách tính\nTiền thua trừ tiền thắng của các ván có kết quả từ thứ Hai đến Chủ nhật. Ván có tiền thưởng không tính.\n\n# Điều kiện\nBấm nhận trong tuần sau. Thưởng cược 1 lần trong 7 ngày.',
        en: '# How it counts\nStakes less wins of rounds that were settled from Monday to Sunday. Rounds with bonus money do not count.\n\n# Conditions\nClaim it in the week after. The bonus is wagered once within 7 days.',
      },
    }),
  },
  festival: {
    kind: 'gift',
    starts: 'day',
    monthDays: '15',
    gives: 'tickets',
    tickets: '1',
    times: 'day',
    leadsTo: '/promotions',
    ...worded({
      title: { vi: 'Ngày rằm có lượt quay', en: 'A spin on every 15th' },
      summary: {
        vi: 'Ngày 15 hằng tháng, bấm nhận một lượt quay.',
        en: 'On the 15th of each month there is a ticket of the wheel to claim.',
      },
      highlight: { vi: '1 lượt', en: '1 spin' },
      terms: {
        vi: '# Điều kiện\nNhận trong ngày 15, mỗi người một lần. Lượt quay không hết hạn.',
        en: '# Conditions\nClaimed on the 15th, once per person. Tickets do not expire.',
      },
    }),
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof presets;
export const presetNames = ['welcome', 'weekend', 'birthday', 'cashback', 'festival'] as const satisfies PresetName[];

/** A new form from a template; markets and picture stay. */
export const withPreset = (form: Pick<PromotionForm, 'markets' | 'banner'>, name: PresetName): PromotionForm => ({
  ...emptyForm,
  ...presets[name],
  id: idOfTitle(presets[name].titleEn),
  markets: form.markets,
  banner: form.banner,
});
