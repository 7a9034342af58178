import type { FieldSetting, RegistrationField } from '@unisite/shared/contract';
import type { Tab } from '../registration/asked.ts';

type Pattern = Pick<FieldSetting, 'acceptedPattern' | 'patternId' | 'minLength' | 'maxLength'>;

const pattern = (acceptedPattern: string, patternId: number, minLength: number, maxLength: number): Pattern => ({
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
});

const digits = (minLength: number, maxLength = minLength) => pattern('[0-9]+', 6, minLength, maxLength);

/**
 * What each field accepts, in the order in which fields are asked for (specification section 5 has the patterns' ids).
 */
const fields: ReadonlyMap<RegistrationField, Pattern> = new Map([
  ['username', pattern('[A-Za-z][A-Za-z0-9]*', 1, 6, 16)],
  ['mobileNum', digits(9, 10)],
  ['verificationCode', digits(6)],
  // Letters and digits; spaces and signs may come along, so that a sentence of one's own is a password.
  ['password', pattern('(?=.*[A-Za-z])(?=.*[0-9]).+', 5, 8, 64)],
  ['confirmPassword', pattern('*', 0, 8, 64)],
  ['nickname', pattern(String.raw`\p{Script=Latin}+(?: \p{Script=Latin}+)*`, 12, 2, 30)],
  ['payeeName', pattern('[A-Za-z]+(?: [A-Za-z]+)*', 12, 2, 50)],
  [
    'email',
    pattern(
      "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}",
      3,
      6,
      254,
    ),
  ],
  ['paymentPassword', digits(6)],
  ['zalo', digits(9, 11)],
  ['facebook', pattern(String.raw`\S+`, 9, 5, 50)],
  ['line', pattern(String.raw`\S+`, 9, 4, 30)],
  ['whatsapp', digits(8, 15)],
  ['wechat', pattern(String.raw`\S+`, 9, 6, 20)],
  ['qqNum', digits(5, 12)],
  ['idNumber', digits(12)],
  ['recommenderId', pattern('[A-Za-z][A-Za-z0-9]*', 1, 6, 16)],
  ['affiliateCode', pattern('[A-Za-z0-9]+', 4, 4, 20)],
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
  /**
   * What is asked for in each tab; market switches may take codes, numbers and passwords out (specification section 4).
   */
  readonly enabled: Readonly<Record<Tab, readonly RegistrationField[]>>;
  /** Where this market's fields accept something else. */
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
      ['username', pattern('[A-Za-z0-9]+', 4, 6, 20)],
      ['mobileNum', digits(5, 15)],
      ['password', pattern('*', 0, 8, 64)],
      ['payeeName', pattern('[A-Za-z]+(?: [A-Za-z]+)*', 8, 2, 50)],
      ['idNumber', pattern('(?=.*[A-Z])[A-Za-z0-9]+', 7, 6, 20)],
      ['recommenderId', pattern('[A-Za-z][A-Za-z0-9]*', 1, 6, 20)],
    ]),
  },
};

interface InitialField extends FieldSetting {
  readonly market: string;
  readonly tab: Tab;
  readonly field: RegistrationField;
  readonly position: number;
}

/** What a market that has no settings yet asks of those who register. */
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
