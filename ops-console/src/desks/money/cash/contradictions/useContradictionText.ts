import './contradictionTexts.ts';
import type { Contradiction, SettlementOutcome } from '@unisite/shared/contract/operatorsContradictions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { useCashStateText } from '../useCashStateText.ts';

type Decided = NonNullable<Contradiction['settled']>['proposed'];

interface ContradictionText {
  /** The provider's report, against the recorded state. */
  readonly reported: string;
  /** Verb for following the provider. */
  readonly follow: string;
  /** Effect of a settlement. */
  means(outcome: SettlementOutcome): string;
  proposedBy(decided: Decided): string;
  approvedBy(decided: Decided): string;
}

/** Sentences about a contradiction. */
export function useContradictionText(contradiction: Contradiction): ContradictionText {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const stateText = useCashStateText();
  const { kind, reported, state, provider, detail, effect, change, member } = contradiction;
  const values = {
    provider,
    state: stateText(state),
    detail: detail ?? '',
    account: member.account,
    amount: format.money(Math.abs(change)),
  };
  const decided = ({ by, at, why }: Decided) => ({ who: by, at: figures.when(at), why });
  return {
    reported: t(`contradictions.reported.${kind}.${reported}`, values),
    follow: effect ? t(`contradictions.follow.${effect}`, values) : '',
    means: (outcome) =>
      outcome === 'followed' && effect ? t(`contradictions.means.${effect}`, values) : t('contradictions.nothing'),
    proposedBy: (one) => t('proposals.by', decided(one)),
    approvedBy: (one) => t('contradictions.approvedBy', decided(one)),
  };
}
