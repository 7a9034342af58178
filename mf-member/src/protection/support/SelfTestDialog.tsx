import { useText } from '@unisite/shared/i18n';
import { Button, Dialog } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useFocusFirst } from '../../form/useFocusFirst.ts';
import styles from './Support.module.css';
import { outcomeOf, selfTestAnswers, selfTestItems } from './selfTest.ts';

interface SelfTestDialogProps {
  /** Closes the dialog and focuses the limits. */
  onLimits: () => void;
  /** Closes the dialog and focuses the breaks; null while a break is on. */
  onBreaks: (() => void) | null;
  onClose: () => void;
}

/** Nine questions in sequence, and the outcome. Answers are neither sent nor stored. */
export default function SelfTestDialog({ onLimits, onBreaks, onClose }: SelfTestDialogProps): ReactElement {
  const t = useText();
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const item = selfTestItems[answers.length];
  return (
    <Dialog open icon="list" title={t('protection.selfTest.title')} onClose={onClose}>
      {item === undefined ? (
        <Outcome answers={answers} onLimits={onLimits} onBreaks={onBreaks} onClose={onClose} />
      ) : (
        <>
          {answers.length === 0 && <p className="soft">{t('protection.selfTest.text')}</p>}
          <Question
            key={item}
            item={item}
            place={answers.length}
            onAnswer={(answer) => setAnswers([...answers, answer])}
            onBack={() => setAnswers(answers.slice(0, -1))}
          />
        </>
      )}
    </Dialog>
  );
}

interface QuestionProps {
  item: (typeof selfTestItems)[number];
  /** Index of the question, from 0. */
  place: number;
  onAnswer: (answer: number) => void;
  onBack: () => void;
}

function Question({ item, place, onAnswer, onBack }: QuestionProps): ReactElement {
  const t = useText();
  const words = useFocusFirst<HTMLLegendElement>();
  const most = selfTestItems.length;
  return (
    <>
      <progress className={styles.progress} max={most} value={place} aria-hidden />
      <fieldset className={styles.question}>
        <legend ref={words} tabIndex={-1}>
          <small>{t('protection.selfTest.place', { place: place + 1, most })}</small>
          {t(`protection.selfTest.item.${item}`)}
        </legend>
        {selfTestAnswers.map((answer, points) => (
          <Button key={answer} variant="outline" size="lg" onClick={() => onAnswer(points)}>
            {t(`protection.selfTest.answer.${answer}`)}
          </Button>
        ))}
      </fieldset>
      {place > 0 && (
        <div className="dialog__foot">
          <Button variant="quiet" onClick={onBack}>
            {t('protection.selfTest.back')}
          </Button>
        </div>
      )}
    </>
  );
}

function Outcome({
  answers,
  onLimits,
  onBreaks,
  onClose,
}: SelfTestDialogProps & { answers: readonly number[] }): ReactElement {
  const t = useText();
  const words = useFocusFirst<HTMLHeadingElement>();
  const outcome = outcomeOf(answers);
  const isHarmed = outcome === 'moderate' || outcome === 'high';
  return (
    <>
      <div className={styles.outcome} data-outcome={outcome}>
        <h3 ref={words} tabIndex={-1}>
          {t(`protection.selfTest.outcome.${outcome}.title`)}
        </h3>
        <p>{t(`protection.selfTest.outcome.${outcome}.text`)}</p>
      </div>
      <p className="muted">{t('protection.selfTest.source')}</p>
      <div className="dialog__foot">
        <Button variant="quiet" onClick={onClose}>
          {t('protection.selfTest.close')}
        </Button>
        {isHarmed && onBreaks ? (
          <Button onClick={onBreaks}>{t('protection.selfTest.toBreaks')}</Button>
        ) : (
          <Button onClick={onLimits}>{t('protection.selfTest.toLimits')}</Button>
        )}
      </div>
    </>
  );
}
