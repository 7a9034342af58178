import type { MailingDraft, MailingSegment } from '@unisite/shared/contract/operatorsMailings';
import { clubLevel } from '@unisite/shared/contract/vip';

/** Input of a mailing. */
export interface MailingForm {
  readonly kind: MailingDraft['kind'];
  readonly markets: readonly string[];
  readonly levels: readonly string[];
  readonly labels: readonly string[];
  readonly seen: 'any' | 'within' | 'notWithin';
  /** As typed. */
  readonly days: string;
  readonly titleVi: string;
  readonly titleEn: string;
  readonly contentVi: string;
  readonly contentEn: string;
}

export const emptyMailing: MailingForm = {
  kind: 'promotions',
  markets: [],
  levels: [],
  labels: [],
  seen: 'any',
  days: '30',
  titleVi: '',
  titleEn: '',
  contentVi: '',
  contentEn: '',
};

export const levelChoices = ['none', ...clubLevel.options] as const;

const daysOf = ({ days }: MailingForm): number | null => {
  const number = Number(days);
  return Number.isInteger(number) && number >= 1 && number <= 3650 ? number : null;
};

/** The segment; null while incomplete. */
export function segmentOf(form: MailingForm): MailingSegment | null {
  const days = daysOf(form);
  if (form.markets.length === 0 || (form.seen !== 'any' && days === null)) return null;
  return {
    markets: [...form.markets],
    levels: levelChoices.filter((level) => form.levels.includes(level)),
    labels: [...form.labels],
    seen: form.seen === 'any' || days === null ? null : { within: form.seen === 'within', days },
  };
}

/** Its texts by language. */
export const wordsOf = (form: MailingForm): Pick<MailingDraft, 'title' | 'content'> => ({
  title: { vi: form.titleVi.trim(), en: form.titleEn.trim() },
  content: { vi: form.contentVi.trim(), en: form.contentEn.trim() },
});

export type MailingFault = 'missing' | 'noMarket' | 'noDays';

/** Faults by field. */
export function faultsOf(form: MailingForm): Partial<Record<keyof MailingForm, MailingFault>> {
  const empty = (['titleVi', 'titleEn', 'contentVi', 'contentEn'] as const).filter((name) => form[name].trim() === '');
  return {
    ...Object.fromEntries(empty.map((name) => [name, 'missing' as const])),
    ...(form.markets.length === 0 ? { markets: 'noMarket' as const } : {}),
    ...(form.seen !== 'any' && daysOf(form) === null ? { days: 'noDays' as const } : {}),
  };
}
