import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { drawOf } from './certainReadings.ts';

const digits: Readonly<Partial<Record<ElectronicGroup, readonly string[]>>> = {
  SSC: ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'],
  LF: ['hundreds', 'tens', 'units'],
};

/** Names of the places of a kind's draw, in order. */
export function usePlaceNames(kind: ElectronicGroup): readonly string[] {
  const t = useText();
  return Array.from({ length: drawOf[kind].count }, (_, at) => {
    const named = digits[kind]?.[at];
    if (named) return t(`bet.row.${named}`);
    if (kind === 'LHC' && at === drawOf.LHC.count - 1) return t('reading.special');
    return t(kind === 'PK10' ? 'bet.row.rank' : 'bet.row.place', { place: at + 1 });
  });
}
