import type { DeskPromotion, PromotionDraft } from '@unisite/shared/contract/operatorsPromotions';
import { instantIn, zonedOf } from '../../../frame/words/zonedTime.ts';
import { emptyOffer, offerFields, offerOf } from './offerForm.ts';
import type { PromotionForm } from './promotionFields.ts';

export const emptyForm: PromotionForm = {
  id: '',
  markets: [],
  kind: 'deposit',
  titleVi: '',
  titleEn: '',
  summaryVi: '',
  summaryEn: '',
  highlightVi: '',
  highlightEn: '',
  termsVi: '',
  termsEn: '',
  banner: '',
  leadsTo: '/rng',
  from: '',
  until: '',
  ...emptyOffer,
};

const written = (terms: PromotionDraft['terms'], language: 'vi' | 'en'): string =>
  terms.map(({ title, text }) => `# ${title[language]}\n${text[language]}`).join('\n\n');

/** Sections of a text, whose titles begin with `# `; text before the first is dropped. */
export function sectionsOf(text: string): { title: string; text: string }[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    });
}

const local = (instant: string | null, zone: string) => (instant === null ? '' : zonedOf(instant, zone));

export function formOf({ id, draft }: Pick<DeskPromotion, 'id' | 'draft'>, zone: string): PromotionForm {
  const { offer } = draft;
  return {
    ...emptyForm,
    id,
    markets: draft.markets,
    kind: draft.kind,
    banner: draft.banner,
    leadsTo: draft.leadsTo,
    titleVi: draft.title.vi,
    titleEn: draft.title.en,
    summaryVi: draft.summary.vi,
    summaryEn: draft.summary.en,
    highlightVi: draft.highlight?.vi ?? '',
    highlightEn: draft.highlight?.en ?? '',
    termsVi: written(draft.terms, 'vi'),
    termsEn: written(draft.terms, 'en'),
    from: local(draft.from, zone),
    until: local(draft.until, zone),
    ...(offer ? offerFields(offer) : { starts: 'nothing' as const }),
  };
}

/** The draft to send. An untouched time keeps its seconds; without a start it begins now. */
export function draftOf(form: PromotionForm, zone: string, seen: PromotionDraft | null, now: number): PromotionDraft {
  const instant = (text: string, was: string | null) => (text === local(was, zone) ? was : instantIn(text, zone));
  const [vi, en] = [sectionsOf(form.termsVi), sectionsOf(form.termsEn)];
  const both = (one: string, other: string) => ({ vi: one.trim(), en: other.trim() });
  return {
    markets: [...form.markets],
    kind: form.kind,
    banner: form.banner,
    leadsTo: form.leadsTo.trim(),
    title: both(form.titleVi, form.titleEn),
    summary: both(form.summaryVi, form.summaryEn),
    highlight: form.highlightVi.trim() || form.highlightEn.trim() ? both(form.highlightVi, form.highlightEn) : null,
    terms: vi.map((section, place) => ({
      title: both(section.title, en[place]?.title ?? ''),
      text: both(section.text, en[place]?.text ?? ''),
    })),
    from: instant(form.from, seen?.from ?? null) ?? new Date(now).toISOString(),
    until: instant(form.until, seen?.until ?? null),
    offer: offerOf(form),
  };
}
