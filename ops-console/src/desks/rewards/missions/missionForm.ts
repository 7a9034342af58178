import { type Category, category } from '@unisite/shared/contract/games';
import type { MissionGift, MissionGoal, MissionRepeats } from '@unisite/shared/contract/missionGoal';
import {
  isMissionDay,
  type MissionDraft,
  missionDraft,
  missionId,
} from '@unisite/shared/contract/operatorsMissionDraft';
import type { DeskMission } from '@unisite/shared/contract/operatorsMissions';
import { safeParse } from '@unisite/shared/schema';

/** Input of a mission: numbers as typed. */
export interface MissionForm {
  readonly id: string;
  readonly markets: readonly string[];
  readonly repeats: MissionRepeats;
  readonly titleVi: string;
  readonly titleEn: string;
  readonly goal: MissionGoal['kind'];
  readonly categories: readonly Category[];
  readonly figure: string;
  readonly gift: MissionGift['kind'];
  readonly amount: string;
  readonly wagering: string;
  readonly from: string;
  readonly until: string;
}

/** Goals with a number. */
export const figured: readonly MissionGoal['kind'][] = ['turnover', 'rounds', 'days', 'tickets', 'stations', 'deposit'];

export const emptyMission: MissionForm = {
  id: '',
  markets: [],
  repeats: 'daily',
  titleVi: '',
  titleEn: '',
  goal: 'rounds',
  categories: [],
  figure: '',
  gift: 'points',
  amount: '',
  wagering: '1',
  from: '',
  until: '',
};

const number = (text: string): number => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN);

function figureOf(goal: MissionGoal): string {
  if (goal.kind === 'turnover') return String(goal.amount);
  if (goal.kind === 'deposit') return String(goal.least);
  return 'count' in goal ? String(goal.count) : '';
}

export function formOfMission({ id, draft }: Pick<DeskMission, 'id' | 'draft'>): MissionForm {
  const { markets, repeats, title, goal, gives, from, until } = draft;
  return {
    id,
    markets,
    repeats,
    titleVi: title.vi,
    titleEn: title.en,
    from,
    until: until ?? '',
    goal: goal.kind,
    categories: 'categories' in goal ? goal.categories : [],
    figure: figureOf(goal),
    gift: gives.kind,
    amount: String(gives.kind === 'points' ? gives.points : gives.kind === 'tickets' ? gives.count : gives.amount),
    wagering: gives.kind === 'bonus' ? String(gives.wagering) : '1',
  };
}

function goalOf({ goal, figure, categories }: MissionForm): MissionGoal {
  const chosen = category.options.filter((one) => categories.includes(one));
  switch (goal) {
    case 'turnover':
      return { kind: goal, categories: chosen, amount: number(figure) };
    case 'rounds':
      return { kind: goal, categories: chosen, count: number(figure) };
    case 'days':
    case 'tickets':
    case 'stations':
      return { kind: goal, count: number(figure) };
    case 'deposit':
      return { kind: goal, least: number(figure) };
    default:
      return { kind: goal };
  }
}

function giftOf({ gift, amount, wagering }: MissionForm): MissionGift {
  if (gift === 'points') return { kind: gift, points: number(amount) };
  if (gift === 'tickets') return { kind: gift, count: number(amount) };
  return { kind: gift, amount: number(amount), wagering: number(wagering) };
}

export const draftOfMission = (form: MissionForm): MissionDraft => ({
  markets: [...form.markets],
  repeats: form.repeats,
  from: form.from,
  until: form.until.trim() || null,
  title: { vi: form.titleVi.trim(), en: form.titleEn.trim() },
  goal: goalOf(form),
  gives: giftOf(form),
});

/** Invalid fields. */
export function faultsOfMission(form: MissionForm): (keyof MissionForm)[] {
  const faults: (keyof MissionForm)[] = safeParse(missionId, form.id).success ? [] : ['id'];
  // with other faults the draft's days are not checked
  if (!isMissionDay(form.from)) faults.push('from');
  const parsed = safeParse(missionDraft, draftOfMission(form));
  if (parsed.success) return faults;
  const fieldOf: Readonly<Record<string, keyof MissionForm>> = {
    'title.vi': 'titleVi',
    'title.en': 'titleEn',
    'gives.wagering': 'wagering',
    'gives.points': 'amount',
    'gives.count': 'amount',
    'gives.amount': 'amount',
    'goal.amount': 'figure',
    'goal.count': 'figure',
    'goal.least': 'figure',
  };
  // otherwise the draft's keys are fields of the form
  for (const { path } of parsed.error.issues)
    faults.push(fieldOf[path.slice(0, 2).join('.')] ?? (path[0] as keyof MissionForm));
  return [...new Set(faults)];
}
