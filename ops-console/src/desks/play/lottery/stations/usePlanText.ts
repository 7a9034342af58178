import {
  changedDays,
  type StationPlan,
  type TimetableChange,
  type WeekdayRule,
} from '@unisite/shared/contract/operatorsStationPlan';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';

interface PlanText {
  weekday: (weekday: number) => string;
  /** The week's draws, grouping days with the same draws: "Monday, Thursday: 18:15". */
  week: (rules: readonly WeekdayRule[]) => string[];
  /** Future changes, grouping those of one day with the same draws. */
  changes: (changes: readonly TimetableChange[]) => string[];
  /** The changes of a plan, one sentence each. */
  details: (from: StationPlan, to: StationPlan) => string[];
}

const drawsKey = ({ drawTime, intervalMinutes }: WeekdayRule): string => `${drawTime} ${intervalMinutes}`;

/** Groups rules with equal `keyOf`, in order. */
function groupsOf<Rule extends WeekdayRule>(rules: readonly Rule[], keyOf: (rule: Rule) => string): Rule[][] {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) groups.set(keyOf(rule), [...(groups.get(keyOf(rule)) ?? []), rule]);
  return [...groups.values()];
}

/** Describes timetables. */
export function usePlanText(): PlanText {
  const t = useText();
  const format = useFormat();
  // 22 November 2026 is a Sunday, code 1
  const weekday = (code: number) => format.weekday(noonOf(`2026-11-${21 + code}`));
  const draws = ({ drawTime, intervalMinutes }: WeekdayRule): string =>
    drawTime ?? (intervalMinutes === null ? t('station.none') : t('station.every', { count: intervalMinutes }));
  const days = (rules: readonly WeekdayRule[]): string =>
    rules.length === 7 ? t('station.everyDay') : rules.map((rule) => weekday(rule.weekday)).join(', ');
  const sentences = (changes: readonly TimetableChange[], key: 'station.from' | 'station.dropped') =>
    groupsOf(changes, (one) => `${one.validFrom} ${drawsKey(one)}`).flatMap((group) => {
      const [first] = group;
      return first
        ? [t(key, { day: format.date(noonOf(first.validFrom)), days: days(group), draws: draws(first) })]
        : [];
    });
  const becomes = (name: string, from: string, to: string) =>
    from === to ? [] : [t('proposals.becomes', { name, from, to })];
  return {
    weekday,
    week: (rules) =>
      groupsOf(
        rules.filter((rule) => rule.drawTime !== null || rule.intervalMinutes !== null),
        drawsKey,
      ).flatMap((group) => (group[0] ? [t('station.on', { days: days(group), draws: draws(group[0]) })] : [])),
    changes: (changes) => sentences(changes, 'station.from'),
    details(from, to) {
      const { added, dropped } = changedDays(from, to);
      const seconds = (plan: StationPlan) => t('station.seconds', { n: format.number(plan.closeSeconds) });
      const source = (plan: StationPlan) => t(`station.source.${plan.entropySource}`);
      return [
        ...becomes(t('station.closes'), seconds(from), seconds(to)),
        ...becomes(t('station.entropy'), source(from), source(to)),
        ...sentences(dropped, 'station.dropped'),
        ...sentences(added, 'station.from'),
      ];
    },
  };
}
