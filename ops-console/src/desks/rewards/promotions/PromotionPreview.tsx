import type { Language } from '@unisite/shared/contract';
import { operatorPicturePath } from '@unisite/shared/contract/operatorsPictures';
import type { PromotionDraft } from '@unisite/shared/contract/operatorsPromotions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon, Panel, Tabs } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { isUploaded } from './PlaceFields.tsx';
import styles from './Preview.module.css';
import { kindNames, previewWords, wayIn } from './previewWords.ts';

const views = ['card', 'detail'] as const;
const languages = ['vi', 'en'] as const satisfies readonly Language[];

/** A live preview in both languages: the card among others, and the promotion's page. */
export function PromotionPreview({ draft }: { draft: PromotionDraft }): ReactElement {
  const t = useText();
  const [view, setView] = useState<(typeof views)[number]>('card');
  const Drawn = view === 'card' ? Card : Detail;
  return (
    <Panel
      title={t('promotionForm.preview.title')}
      end={
        <Tabs
          label={t('promotionForm.preview.view')}
          fit
          value={view}
          tabs={views.map((id) => ({ id, label: t(`promotionForm.preview.${id}`) }))}
          onChange={(id) => setView(views.find((one) => one === id) ?? 'card')}
        />
      }
    >
      <div className="stack">
        {languages.map((language) => (
          <div key={language} className="form">
            <p className="muted">{t(`promotionForm.preview.${language}`)}</p>
            <div lang={language}>
              <Drawn draft={draft} language={language} />
            </div>
          </div>
        ))}
      </div>
    </Panel>
  );
}

interface DrawnProps {
  draft: PromotionDraft;
  language: Language;
}

/** The typed text, or a placeholder. */
function Typed({ text, otherwise }: { text: string; otherwise: string }): ReactElement {
  return text === '' ? <span className={styles.empty}>{otherwise}</span> : <span>{text}</span>;
}

function Art({ banner, children }: { banner: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.art}>
      {isUploaded(banner) ? (
        <img src={operatorPicturePath(banner)} alt="" />
      ) : (
        <span className={styles.drawn}>
          <Icon name="gift" size={32} />
        </span>
      )}
      {children}
    </div>
  );
}

function Card({ draft, language }: DrawnProps): ReactElement {
  const { title, summary, highlight, kind, banner, offer, until } = draft;
  return (
    <article className={styles.card}>
      <Art banner={banner}>
        <p className={styles.tags}>
          <span className="tag">{kindNames[kind][language]}</span>
        </p>
        {highlight && <p className={styles.sum}>{highlight[language]}</p>}
      </Art>
      <div className={styles.body}>
        <h4>
          <Typed text={title[language]} otherwise={previewWords.noTitle[language]} />
        </h4>
        <p>
          <Typed text={summary[language]} otherwise={previewWords.noSummary[language]} />
        </p>
        <div className={styles.foot}>
          <span>
            <Icon name="clock" size={16} />
            <Until until={until} language={language} />
          </span>
          <span className="btn btn--sm" aria-hidden>
            {wayIn(offer)[language]}
          </span>
        </div>
      </div>
    </article>
  );
}

function Until({ until, language }: { until: string | null; language: Language }): ReactElement {
  const format = useFormat();
  return <>{until ? `${previewWords.until[language]} ${format.dateTime(until)}` : previewWords.noEnd[language]}</>;
}

function Detail({ draft, language }: DrawnProps): ReactElement {
  const { title, summary, kind, banner, offer, terms } = draft;
  return (
    <article className={styles.detail}>
      <Art banner={banner}>
        <div className={styles.copy}>
          <span className="tag tag--gold">{kindNames[kind][language]}</span>
          <h4>
            <Typed text={title[language]} otherwise={previewWords.noTitle[language]} />
          </h4>
          <p>
            <Typed text={summary[language]} otherwise={previewWords.noSummary[language]} />
          </p>
          <span className="btn btn--primary" aria-hidden>
            {wayIn(offer)[language]}
          </span>
        </div>
      </Art>
      <div className={styles.body}>
        <h4>{previewWords.terms[language]}</h4>
        {terms.length === 0 && <p>{previewWords.noTerms[language]}</p>}
        <ol className={styles.terms}>
          {terms.map((term, place) => (
            <li key={place}>
              <h5>{term.title[language]}</h5>
              <p>{term.text[language]}</p>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
