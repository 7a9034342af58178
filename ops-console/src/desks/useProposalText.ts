import type { BonusDraft } from '@unisite/shared/contract/operatorsBonuses';
import type { MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import type { ProposedChange } from '@unisite/shared/contract/operatorsProposals';
import type { VendorLaunchSettings } from '@unisite/shared/contract/operatorsVendors';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import type { ProposalText } from '../acts/proposals/proposalText.ts';
import { useMarkets } from '../frame/words/useMarkets.ts';
import { useLimitText } from './access/protection/useLimitText.ts';
import type { AgentPayChange } from './agents/contracts/agentPayChange.ts';
import { usePlanText } from './play/lottery/stations/usePlanText.ts';
import type { RewardChange } from './rewardChange.ts';
import { limitNames } from './site/markets/limitNames.ts';
import { useAnySettingText } from './useAnySettingText.ts';

export type OtherChange = Exclude<ProposedChange, RewardChange | AgentPayChange | { kind: 'mailing' }>;

/**
 * Describes proposed changes, except those of rewards (useRewardText), mailings (useMailingProposalText) and agents'
 * pay (useAgentPayText).
 */
export function useProposalText(): (change: OtherChange) => ProposalText {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const settingText = useAnySettingText();
  const limitText = useLimitText();
  const planText = usePlanText();
  const localized = useLocalized();
  const money = (amount: number) => format.money(amount, { whole: true });
  const differs = (name: string, from: string, to: string) =>
    from === to ? [] : [t('proposals.becomes', { name, from, to })];

  const bonusText = ({ amount, times, days }: BonusDraft) => [
    t('bonuses.gives', { amount: format.money(amount) }),
    times === 0 ? t('bonuses.atOnce') : t('bonuses.wagersIn', { target: format.money(amount * times), count: days }),
  ];
  const limits = (from: MoneyLimits, to: MoneyLimits) =>
    limitNames.flatMap((name) => differs(t(`limits.${name}`), money(from[name]), money(to[name])));
  const launch = (from: VendorLaunchSettings, to: VendorLaunchSettings) => [
    ...differs(t('vendors.address'), from.address ?? t('vendors.noAddress'), to.address ?? t('vendors.noAddress')),
    ...differs(t('vendors.caller'), from.caller ?? t('vendors.nobody'), to.caller ?? t('vendors.nobody')),
    ...differs(t('proposals.opens'), t(openedIn(from)), t(openedIn(to))),
  ];

  return (change) => {
    switch (change.kind) {
      case 'withdrawal': {
        const { act, reference, account, market, amount } = change;
        const values = { account, market: nameOf(market), amount: money(amount) };
        return {
          what: t('cash.actOn', { act: t(`cash.act.${act}`), reference }),
          name: reference,
          details: [t(`proposals.withdrawal.${act}`, values)],
        };
      }
      case 'lateWin': {
        const { roundId, transactionId: name, vendor, account, market, amount } = change;
        const values = { account, vendor, market: nameOf(market), amount: money(amount) };
        return {
          what: t('proposals.lateWin', { round: roundId }),
          name,
          details: [t('proposals.lateWinMeans', values)],
        };
      }
      case 'callerAdd': {
        const { caller: name, settings } = change;
        return {
          what: t('proposals.callerAdd', { caller: name }),
          name,
          details: [
            t(`vendors.rollbackMeans.${settings.unknownRollback}`),
            t(settings.promoWins ? 'vendors.prizesMean' : 'vendors.noPrizesMean'),
            t('vendors.halves'),
          ],
        };
      }
      case 'callerSettings': {
        const { caller: name, to } = change;
        return {
          what: t('proposals.callerSettings', { caller: name }),
          name,
          details: [t('vendors.prizesMean'), t(`vendors.rollbackMeans.${to.unknownRollback}`)],
        };
      }
      case 'callerSecret': {
        const { caller: name, overlapHours } = change;
        return {
          what: t('vendors.rotateTitle', { vendor: name }),
          name,
          details: [t(`vendors.overlapMeans.${overlapHours}`), t('vendors.halves')],
        };
      }
      case 'vendorLaunch': {
        const { vendor: name, from, to } = change;
        return { what: t('vendors.changeOf', { vendor: name }), name, details: launch(from, to) };
      }
      case 'moneyLimits': {
        const name = nameOf(change.market);
        return { what: t('limits.title', { market: name }), name, details: limits(change.from, change.to) };
      }
      case 'announcement': {
        const { title, content, markets, from, until } = change.draft;
        const names = markets.map(nameOf).join(', ');
        return {
          what: t('announcements.proposed', { title: localized(title) }),
          name: localized(title),
          details: [
            from
              ? t('announcements.seenFrom', { markets: names, at: format.dateTime(from) })
              : t('announcements.seenNow', { markets: names }),
            until ? t('announcements.seenUntil', { at: format.dateTime(until) }) : t('announcements.noEnd'),
            `${title.vi}: ${content.vi}`,
            `${title.en}: ${content.en}`,
          ],
        };
      }
      case 'memberBonus': {
        const { account: name, market, draft } = change;
        return {
          what: t('bonuses.title', { account: name }),
          name,
          details: [t('protection.ofMarket', { market: nameOf(market) }), localized(draft.title), ...bonusText(draft)],
        };
      }
      case 'memberLabels': {
        const { account: name, market, from, to } = change;
        const listed = (labels: readonly string[]) => labels.join(', ') || t('proposals.noLabels');
        return {
          what: t('proposals.labels', { account: name }),
          name,
          details: [
            t('protection.ofMarket', { market: nameOf(market) }),
            t('proposals.labelsBecome', { from: listed(from), to: listed(to) }),
            t('proposals.labelsGive'),
          ],
        };
      }
      case 'application': {
        const { reference: name, account, market, title, amount } = change;
        return {
          what: t('proposals.application', { reference: name, account }),
          name,
          details: [
            localized(title),
            t('protection.ofMarket', { market: nameOf(market) }),
            t('bonuses.gives', { amount: format.money(amount) }),
            t('proposals.applicationSeen'),
          ],
        };
      }
      case 'playLimit': {
        const { account: name, market, limit, period, from, to } = change;
        const what = t('protection.raiseOf', { account: name, limit: limitText.name(limit, period) });
        return {
          what,
          name,
          details: [
            t('protection.ofMarket', { market: nameOf(market) }),
            ...differs(limitText.name(limit, period), limitText.value(limit, from), limitText.value(limit, to)),
            t('protection.lowestCounts'),
          ],
        };
      }
      case 'exclusionLift': {
        const { account: name, market, source, length, startedAt } = change;
        return {
          what: t('protection.liftOf', { account: name }),
          name,
          details: [
            t('protection.ofMarket', { market: nameOf(market) }),
            t('protection.lifted', { length: t(`protection.length.${length}`), at: format.dateTime(startedAt) }),
            t(source === 'person' ? 'protection.liftCarried' : 'protection.liftLaid'),
          ],
        };
      }
      case 'drawVoid': {
        const { code, numero, tickets } = change;
        const name = `${localized(change.name)} ${numero}`;
        return {
          what: t('proposals.drawVoid', { draw: name }),
          name: `${code} ${numero}`,
          details: [t('proposals.drawVoidMeans', { count: tickets, n: format.number(tickets) })],
        };
      }
      case 'pickLimit': {
        const { numero, market, bet, pick, from, to } = change;
        const limitOf = (limit: number | null) =>
          limit === null
            ? t('pickLimit.asOffered')
            : limit === 0
              ? t('pickLimit.closed')
              : format.figures(limit, { whole: true });
        const name = [bet, pick].filter(Boolean).join(' ');
        const draw = `${localized(change.name)} ${numero}`;
        return {
          what: t('pickLimit.of', { name, draw }),
          name,
          details: [t('protection.ofMarket', { market: nameOf(market) }), ...differs(name, limitOf(from), limitOf(to))],
        };
      }
      case 'stationPlan': {
        const name = localized(change.name);
        return { what: t('station.title', { name }), name, details: planText.details(change.from, change.to) };
      }
      case 'marketStatus':
      case 'marketSwitches':
      case 'registrationFields':
      case 'serviceEntries':
      case 'appEntries':
      case 'marketProtection':
      case 'marketIdentity':
      case 'marketAge':
      case 'marketLottery':
      case 'marketLineTransfers':
      case 'marketCash':
      case 'marketReferral':
      case 'marketRebates':
      case 'marketVip':
      case 'marketPayRuns':
        return { ...settingText(change), name: nameOf(change.market) };
    }
  };
}

const openedIn = ({ ownWindow }: VendorLaunchSettings) => (ownWindow ? 'vendors.inWindow' : 'vendors.inFrame');
