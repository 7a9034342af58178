import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import type { ProposalText } from '../acts/proposals/proposalText.ts';
import { useMarkets } from '../frame/words/useMarkets.ts';
import type { RewardChange } from './rewardChange.ts';
import { useMissionText } from './rewards/missions/useMissionText.ts';
import { useWheelText } from './rewards/missions/useWheelText.ts';
import { useGoodsText } from './rewards/points/useGoodsText.ts';
import { usePointRuleText } from './rewards/points/usePointRuleText.ts';
import { useOfferText } from './rewards/promotions/useOfferText.ts';

/** Describes proposed changes of promotions, mall, points, missions and wheel. */
export function useRewardText(): (change: RewardChange) => ProposalText {
  const t = useText();
  const localized = useLocalized();
  const { nameOf } = useMarkets();
  const goodsText = useGoodsText();
  const pointRuleText = usePointRuleText();
  const missionText = useMissionText();
  const wheelText = useWheelText();
  const offerText = useOfferText();
  const format = useFormat();
  return (change) => {
    switch (change.kind) {
      case 'goods': {
        const name = localized(change.to.name);
        return {
          what: t('points.proposedGoods', { name }),
          name,
          details: [
            ...goodsText(change.to),
            ...(change.from ? [t('offerText.before', { offer: goodsText(change.from).join(' · ') })] : []),
          ],
        };
      }
      case 'mission': {
        const name = localized(change.to.title);
        return {
          what: t('missionText.proposed', { title: name }),
          name,
          details: [
            ...missionText(change.to),
            ...(change.from ? [t('offerText.before', { offer: missionText(change.from).join(' · ') })] : []),
            `${change.to.title.vi} / ${change.to.title.en}`,
          ],
        };
      }
      case 'wheel': {
        const name = nameOf(change.market);
        const before = change.from ? wheelText(change.from) : [];
        return {
          what: t('wheelText.proposed', { market: name }),
          name,
          details: [
            ...wheelText(change.to),
            ...(before.length > 0 ? [t('offerText.before', { offer: before.join(' · ') })] : []),
          ],
        };
      }
      case 'promotion': {
        const { title, summary, terms, markets, from, until, offer } = change.to;
        return {
          what: t('offerText.proposed', { title: localized(title) }),
          name: localized(title),
          details: [
            ...offerText(offer),
            markets.map(nameOf).join(', '),
            t('offerText.since', { at: format.dateTime(from) }),
            ...(until ? [t('offerText.to', { at: format.dateTime(until) })] : []),
            ...(change.from ? [t('offerText.before', { offer: offerText(change.from.offer).join(' · ') })] : []),
            `${title.vi}: ${summary.vi}`,
            `${title.en}: ${summary.en}`,
            ...terms.flatMap((one) => [`${one.title.vi}: ${one.text.vi}`, `${one.title.en}: ${one.text.en}`]),
          ],
        };
      }
      case 'pointRule': {
        const name = nameOf(change.market);
        const before = pointRuleText(change.from);
        return {
          what: t('points.ruleOf', { market: name }),
          name,
          details: pointRuleText(change.to).flatMap((line, index) => {
            const was = before[index] ?? '';
            return line === was ? [] : [`${was} → ${line}`];
          }),
        };
      }
    }
  };
}
