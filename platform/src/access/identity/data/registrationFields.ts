import type { FieldSetting, RegistrationField } from '@unisite/shared/contract';
import { fieldPatterns, patternSetting } from '@unisite/shared/contract/fieldPatterns';
import { OWN_DIGITS, SHARED_DIGITS } from '../codes/codeHash.ts';
import type { Tab } from '../registration/formFields.ts';

type Pattern = ReturnType<typeof patternSetting>;

const digits = (minLength: number, maxLength = minLength) => patternSetting(6, minLength, maxLength);

/** What each field accepts, in the order of the form. */
const fields: ReadonlyMap<RegistrationField, Pattern> = new Map([
  ['username', patternSetting(1, 6, 16)],
  ['mobileNum', digits(9, 10)],
  ['verificationCode', digits(OWN_DIGITS, SHARED_DIGITS)],
  ['password', patternSetting(5, 8, 64)],
  ['confirmPassword', patternSetting(0, 8, 64)],
  ['nickname', patternSetting(12, 2, 30)],
  // Letters and spaces, without accents (section 5).
  ['payeeName', { ...patternSetting(12, 2, 50), acceptedPattern: fieldPatterns[8].expression }],
  ['email', patternSetting(3, 6, 254)],
  ['paymentPassword', digits(6)],
  ['zalo', digits(9, 11)],
  ['facebook', patternSetting(9, 5, 50)],
  ['line', patternSetting(9, 4, 30)],
  ['whatsapp', digits(8, 15)],
  ['wechat', patternSetting(9, 6, 20)],
  ['qqNum', digits(5, 12)],
  ['idNumber', digits(12)],
  ['recommenderId', patternSetting(1, 6, 16)],
  ['affiliateCode', patternSetting(4, 4, 20)],
]);

/** Required wherever they are asked for. */
const required: ReadonlySet<RegistrationField> = new Set([
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
]);

const mobile: readonly RegistrationField[] = [
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'nickname',
  'affiliateCode',
];

interface MarketFields {
  /** What each tab asks for; market switches may remove codes, numbers and passwords (specification section 4). */
  readonly enabled: Readonly<Record<Tab, readonly RegistrationField[]>>;
  /** Fields for which this market accepts something else. */
  readonly other: ReadonlyMap<RegistrationField, Pattern>;
}

const markets: Readonly<Record<string, MarketFields>> = {
  VN: {
    enabled: {
      username: ['username', 'mobileNum', 'password', 'confirmPassword', 'payeeName', 'email', 'affiliateCode'],
      mobile,
    },
    other: new Map(),
  },
  INT: {
    enabled: {
      username: ['username', 'password', 'confirmPassword', 'payeeName', 'email', 'whatsapp', 'affiliateCode'],
      mobile,
    },
    other: new Map([
      ['username', patternSetting(4, 6, 20)],
      ['mobileNum', digits(5, 15)],
      ['password', patternSetting(0, 8, 64)],
      ['payeeName', patternSetting(8, 2, 50)],
      ['idNumber', patternSetting(7, 6, 20)],
      ['recommenderId', patternSetting(1, 6, 20)],
    ]),
  },
};

interface InitialField extends FieldSetting {
  readonly market: string;
  readonly tab: Tab;
  readonly field: RegistrationField;
  readonly position: number;
}

/** Registration fields of a market without settings of its own. */
export const initialFields: readonly InitialField[] = Object.entries(markets).flatMap(([market, { enabled, other }]) =>
  (['username', 'mobile'] as const).flatMap((tab) =>
    [...fields].flatMap(([field, accepted], index): InitialField[] =>
      tab === 'mobile' && field === 'username'
        ? []
        : [
            {
              market,
              tab,
              field,
              position: index + 1,
              enabled: enabled[tab].includes(field),
              required: required.has(field),
              ...(other.get(field) ?? accepted),
            },
          ],
    ),
  ),
);
