import { isDeepStrictEqual } from 'node:util';
import type { RegistrationFlags } from '@unisite/shared/contract/operatorsMarketSettings';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readRegistrationFlags, writeRegistrationFlags } from '../registration/flags.ts';

type Flags = RegistrationFlags[number];

/** What a market's registration asks for. It decides how well members are known, so it belongs to the security role. */
export const registrationSetting: MarketSetting<'registrationFields'> = {
  kind: 'registrationFields',
  role: 'security',
  act: 'registrationFields',
  read: readRegistrationFlags,
  write: writeRegistrationFlags,
  check(from, to) {
    if (!isDeepStrictEqual(from.map(nameOf), to.map(nameOf))) throw new Refusal('BAD_REQUEST');
  },
  describe: (from, to) =>
    from
      .flatMap((was, index) => {
        const is = to[index];
        return is === undefined || flagsText(was) === flagsText(is)
          ? []
          : [`${nameOf(was)} ${flagsText(was)} → ${flagsText(is)}`];
      })
      .join(', '),
};

const nameOf = ({ tab, field }: Flags): string => `${tab}/${field}`;
const flagsText = ({ enabled, required }: Flags): string =>
  `${enabled ? 'asked' : 'not asked'}${required ? ', required' : ''}`;
