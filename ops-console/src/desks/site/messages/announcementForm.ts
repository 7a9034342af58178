import type { AnnouncementDraft, OperatorAnnouncement } from '@unisite/shared/contract/operatorsAnnouncements';
import { instantIn, zonedOf } from '../../../frame/words/zonedTime.ts';

/** Input of an announcement; times as in their fields, in the market's zone. */
export interface AnnouncementForm {
  readonly markets: readonly string[];
  readonly type: AnnouncementDraft['type'];
  readonly titleVi: string;
  readonly titleEn: string;
  readonly contentVi: string;
  readonly contentEn: string;
  readonly from: string;
  readonly until: string;
  readonly pinned: boolean;
  /** For type B: the home page picture's name, and its target; empty: none. */
  readonly picture: string;
  readonly leadsTo: string;
}

export const emptyForm: AnnouncementForm = {
  markets: [],
  type: 'H',
  titleVi: '',
  titleEn: '',
  contentVi: '',
  contentEn: '',
  from: '',
  until: '',
  pinned: false,
  picture: '',
  leadsTo: '',
};

const local = (instant: string | null, zone: string) => (instant === null ? '' : zonedOf(instant, zone));

export const formOf = (one: OperatorAnnouncement, zone: string): AnnouncementForm => ({
  markets: one.markets,
  type: one.type,
  pinned: one.pinned,
  titleVi: one.title.vi,
  titleEn: one.title.en,
  contentVi: one.content.vi,
  contentEn: one.content.en,
  from: local(one.from, zone),
  until: local(one.until, zone),
  picture: one.banner?.picture ?? '',
  leadsTo: one.banner?.leadsTo ?? '',
});

/** The draft to send. An untouched time keeps its seconds. */
export const draftOf = (form: AnnouncementForm, zone: string, seen: OperatorAnnouncement | null): AnnouncementDraft => {
  const instant = (typed: string, was: string | null) => (typed === local(was, zone) ? was : instantIn(typed, zone));
  return {
    markets: [...form.markets],
    type: form.type,
    pinned: form.pinned,
    title: { vi: form.titleVi.trim(), en: form.titleEn.trim() },
    content: { vi: form.contentVi.trim(), en: form.contentEn.trim() },
    from: instant(form.from, seen?.from ?? null),
    until: instant(form.until, seen?.until ?? null),
    banner:
      form.type === 'B' && form.picture !== ''
        ? { picture: form.picture, leadsTo: form.leadsTo.trim() === '' ? null : form.leadsTo.trim() }
        : null,
  };
};

export type AnnouncementFault = 'missing' | 'noMarket' | 'noTime' | 'endPassed' | 'noPath';

/** Faults by field. */
export function faultsOf(
  form: AnnouncementForm,
  zone: string,
  now: number,
): Partial<Record<keyof AnnouncementForm, AnnouncementFault>> {
  const empty = (['titleVi', 'titleEn', 'contentVi', 'contentEn'] as const).filter((name) => form[name].trim() === '');
  const [from, until] = [instantIn(form.from, zone), instantIn(form.until, zone)];
  const ends = until !== null && Date.parse(until) <= Math.max(now, from === null ? 0 : Date.parse(from));
  return {
    ...Object.fromEntries(empty.map((name) => [name, 'missing' as const])),
    ...(form.type === 'B' && form.picture !== '' && form.leadsTo.trim() !== '' && !/^\/[a-z]/.test(form.leadsTo.trim())
      ? { leadsTo: 'noPath' as const }
      : {}),
    ...(form.markets.length === 0 ? { markets: 'noMarket' as const } : {}),
    ...(form.from !== '' && from === null ? { from: 'noTime' as const } : {}),
    ...(form.until !== '' && until === null
      ? { until: 'noTime' as const }
      : ends
        ? { until: 'endPassed' as const }
        : {}),
  };
}
