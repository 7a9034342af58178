import { fieldNames } from '@unisite/shared/contract/fieldPatterns';
import { isLooserAge, type MarketAge } from '@unisite/shared/contract/operatorsMarketAge';
import {
  changedOffers,
  isLooserLottery,
  type MarketLottery,
  offerKey,
} from '@unisite/shared/contract/operatorsMarketLottery';
import { isLooserProtection, type MarketProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import type {
  AppEntries,
  MarketStatus,
  MarketSwitches,
  RegistrationFlags,
  ServiceEntries,
  SettingChange,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { SettingText } from '../acts/settings/useSettingText.ts';
import { useCountryName } from '../frame/words/useCountryName.ts';
import { useMarkets } from '../frame/words/useMarkets.ts';
import { useNumberFormat } from '../frame/words/useNumberFormat.ts';
import { fieldUse } from './access/identity/fieldUse.ts';
import { limitKeys } from './access/protection/limitKeys.ts';
import { intervalNames } from './access/protection/protectionForm.ts';
import { useLimitText } from './access/protection/useLimitText.ts';
import { useIdentityRuleText } from './access/verification/useIdentityRuleText.ts';
import { usePayRunRuleText } from './agents/contracts/payRuns/usePayRunRuleText.ts';
import { useCashTermsText } from './money/cash/terms/useCashTermsText.ts';
import { useLineTransferText } from './money/lineTransfers/useLineTransferText.ts';
import { offerFacts, useOfferText } from './play/lottery/offer/useOfferText.ts';
import { useRebateText } from './rewards/rebates/useRebateText.ts';
import { useReferralText } from './rewards/referrals/useReferralText.ts';
import { useVipText } from './rewards/vip/useVipText.ts';
import { switchGroups, switchNames } from './site/markets/switchGroups.ts';

/** Describes a change of any setting. */
export function useAnySettingText(): (change: SettingChange) => SettingText {
  const t = useText();
  const figures = useNumberFormat();
  const country = useCountryName();
  const localized = useLocalized();
  const { nameOf } = useMarkets();
  const limits = useLimitText();
  const identity = useIdentityRuleText();
  const rebates = useRebateText();
  const vip = useVipText();
  const payRuns = usePayRunRuleText();
  const offers = useOfferText();
  const lineTransfers = useLineTransferText();
  const referrals = useReferralText();
  const cashTerms = useCashTermsText();

  const status = (market: string, from: MarketStatus, to: MarketStatus): string[] => {
    const values = { market };
    const countries = (codes: readonly string[]) => codes.map(country).join(', ');
    const closes = to.countries.filter((code) => !from.countries.includes(code));
    const opens = from.countries.filter((code) => !to.countries.includes(code));
    return [
      ...(from.state !== to.state || from.until !== to.until ? [t(`status.means.${to.state}`, values)] : []),
      ...(to.state === 'maintenance'
        ? [to.until ? t('status.untilMeans', { at: figures.when(to.until) }) : t('status.noUntilMeans')]
        : []),
      ...(closes.length > 0 ? [t('status.closes', { ...values, countries: countries(closes) })] : []),
      ...(opens.length > 0 ? [t('status.opens', { ...values, countries: countries(opens) })] : []),
    ];
  };

  const switches = (from: MarketSwitches, to: MarketSwitches): string[] => {
    const changed = switchNames.filter((name) => from[name] !== to[name]);
    const named = (on: boolean) =>
      changed
        .filter((name) => to[name] === on)
        .map((name) => t(`switches.name.${name}`))
        .join(', ');
    const lessSafe = switchGroups.safety.some((name) => from[name] && !to[name]);
    return [
      ...(named(true) ? [t('switches.turnsOn', { names: named(true) })] : []),
      ...(named(false) ? [t('switches.turnsOff', { names: named(false) })] : []),
      ...(lessSafe ? [t('switches.lessSafe')] : []),
      ...(!to.usernameRegistration && !to.mobileRegistration ? [t('switches.nobodyRegisters')] : []),
      ...(changed.length > 0 ? [t('switches.when')] : []),
    ];
  };
  const registration = (from: RegistrationFlags, to: RegistrationFlags): string[] => {
    const changes = to.flatMap((is, index) => {
      const was = from[index];
      if (!was || fieldUse(was) === fieldUse(is)) return [];
      const values = { tab: t(`registration.tab.${is.tab}`), name: localized(fieldNames[is.field]) };
      return [t(`registration.becomes.${fieldUse(is)}`, values)];
    });
    return [...changes, ...(changes.length > 0 ? [t('registration.when')] : [])];
  };

  /** What is added, removed, changed or moved in a list, by type. */
  const list = <Entry extends { type: string }>(
    from: readonly Entry[],
    to: readonly Entry[],
    nameOfEntry: (entry: Entry) => string,
  ): string[] => {
    const before = (entry: Entry) => from.find(({ type }) => type === entry.type);
    const names = (entries: readonly Entry[]) => entries.map(nameOfEntry).join('; ');
    const added = to.filter((entry) => !before(entry));
    const removed = from.filter(({ type }) => to.every((entry) => entry.type !== type));
    const changed = to.filter((entry) => before(entry) && JSON.stringify(before(entry)) !== JSON.stringify(entry));
    const kept = (entries: readonly Entry[]) =>
      entries.filter(({ type }) => from.some((one) => one.type === type) && to.some((one) => one.type === type));
    const isMoved = kept(from).some(({ type }, index) => kept(to)[index]?.type !== type);
    return [
      ...(added.length > 0 ? [t('content.added', { names: names(added) })] : []),
      ...(removed.length > 0 ? [t('content.removed', { names: names(removed) })] : []),
      ...(changed.length > 0 ? [t('content.changed', { names: names(changed) })] : []),
      ...(isMoved ? [t('content.moved')] : []),
    ];
  };
  const service = (from: ServiceEntries, to: ServiceEntries) => [
    ...list(from, to, ({ title, path }) => t('content.entry', { name: localized(title), address: path })),
    ...(to.length === 0 && from.length > 0 ? [t('service.noneLeft')] : []),
  ];
  const apps = (from: AppEntries, to: AppEntries) =>
    list(from, to, ({ type, url }) => t('content.entry', { name: t(`apps.type.${type}`), address: url }));

  const protection = (from: MarketProtection, to: MarketProtection): string[] => {
    const becomes = (name: string, was: string, is: string) =>
      was === is ? [] : [t('proposals.becomes', { name, from: was, to: is })];
    const minutes = (n: number) => t('protection.minutes', { n });
    const times = (most: number | null) => (most === null ? t('protection.none') : String(most));
    const changes = [
      ...limitKeys.flatMap(({ kind, period }) =>
        becomes(
          limits.name(kind, period),
          limits.value(kind, from[kind][period]),
          limits.value(kind, to[kind][period]),
        ),
      ),
      ...becomes(t('protection.mostWagering'), times(from.mostWagering), times(to.mostWagering)),
      ...intervalNames.flatMap((name) => becomes(t(`protection.${name}`), minutes(from[name]), minutes(to[name]))),
      ...(from.asksRegister === to.asksRegister
        ? []
        : [t(to.asksRegister ? 'protection.registerAsked' : 'protection.registerUnasked')]),
    ];
    if (changes.length === 0) return [];
    return [...changes, t(isLooserProtection(from, to) ? 'protection.looser' : 'protection.stricter')];
  };

  const age = (from: MarketAge, to: MarketAge): string[] =>
    from.minAge === to.minAge
      ? []
      : [
          t('proposals.becomes', { name: t('age.minAge'), from: String(from.minAge), to: String(to.minAge) }),
          t(isLooserAge(from, to) ? 'age.lower' : 'age.higher'),
        ];

  const lottery = (from: MarketLottery, to: MarketLottery): string[] => {
    const changes = [
      ...(from.series === to.series
        ? []
        : [t('proposals.becomes', { name: t('lottery.series'), from: String(from.series), to: String(to.series) })]),
      ...changedOffers(from, to).flatMap(({ was, is }) =>
        offerFacts.flatMap((fact) =>
          was[fact] === is[fact]
            ? []
            : [
                t('proposals.becomes', {
                  name: `${offerKey(is)}, ${t(`lottery.fact.${fact}`)}`,
                  from: offers.value(fact, was),
                  to: offers.value(fact, is),
                }),
              ],
        ),
      ),
    ];
    if (changes.length === 0) return [];
    return [...changes, t(isLooserLottery(from, to) ? 'lottery.looser' : 'lottery.stricter')];
  };

  return (change) => {
    const market = nameOf(change.market);
    switch (change.kind) {
      case 'marketStatus':
        return { what: t('status.title', { market }), details: status(market, change.from, change.to) };
      case 'marketSwitches':
        return { what: t('switches.title', { market }), details: switches(change.from, change.to) };
      case 'registrationFields':
        return { what: t('registration.title', { market }), details: registration(change.from, change.to) };
      case 'serviceEntries':
        return { what: t('service.title', { market }), details: service(change.from, change.to) };
      case 'marketProtection':
        return { what: t('protection.title', { market }), details: protection(change.from, change.to) };
      case 'marketIdentity':
        return { what: t('identity.ruleTitle', { market }), details: identity.change(change.from, change.to) };
      case 'marketAge':
        return { what: t('age.title', { market }), details: age(change.from, change.to) };
      case 'marketPayRuns':
        return { what: t('payRunRule.title', { market }), details: payRuns.change(change.from, change.to) };
      case 'marketVip':
        return { what: t('vip.title', { market }), details: vip.change(change.from, change.to) };
      case 'marketRebates':
        return { what: t('rebates.title', { market }), details: rebates.change(change.from, change.to) };
      case 'marketLottery':
        return { what: t('lottery.title', { market }), details: lottery(change.from, change.to) };
      case 'marketCash':
        return { what: t('cashTerms.title', { market }), details: cashTerms.change(change.from, change.to) };
      case 'marketReferral':
        return { what: t('referrals.title', { market }), details: referrals.change(change.from, change.to) };
      case 'marketLineTransfers':
        return { what: t('lineTransfers.title', { market }), details: lineTransfers.change(change.from, change.to) };
      case 'appEntries':
        return { what: t('apps.title', { market }), details: apps(change.from, change.to) };
    }
  };
}
