import { useAction } from '@unisite/shared/api';
import { type Identity, type IdentityPictureKind, sendIdentityCheck } from '@unisite/shared/contract/identityChecks';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Button, Notice, Panel, Tag } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { FactsStep } from './FactsStep.tsx';
import styles from './Identity.module.css';
import { cacheIdentity } from './identityQuery.ts';
import { PicturesStep } from './PicturesStep.tsx';
import { firstStep, type IdentityStep, identitySteps, isComplete, isDone } from './steps.ts';
import { Walk } from './Walk.tsx';
import { WhyPanel } from './WhyPanel.tsx';

/** The identity check step by step, up to its submission. */
export function IdentityForm({ value }: { value: Identity }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const { check } = value;
  const [step, setStep] = useState<IdentityStep>(() => firstStep(check));
  const [previews, setPreviews] = useState<ReadonlyMap<IdentityPictureKind, string>>(new Map());
  const send = useAction(sendIdentityCheck);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const at = identitySteps.indexOf(step);
  const [before, after] = [identitySteps[at - 1], identitySteps[at + 1]];
  const complete = isComplete(check);
  return (
    <Panel
      flush
      title={t('identity.title')}
      end={
        value.asked !== 'never' && (
          <Tag tone="gold" icon="clock">
            {t(value.above === null ? 'identity.neededNext' : 'identity.neededAbove')}
          </Tag>
        )
      }
    >
      <Walk check={check} current={step} onGo={setStep} />
      <div className={styles.columns}>
        <div className={styles.step}>
          <h3 ref={heading} tabIndex={-1}>
            {t(`identity.heading.${step}`)}
          </h3>
          {step === 'facts' ? (
            <FactsStep value={value} onSaved={(saved) => setStep(nextAfterFacts(saved))} />
          ) : (
            <>
              <PicturesStep
                step={step}
                value={value}
                previews={previews}
                onSent={(kind, address) => setPreviews((now) => new Map(now).set(kind, address))}
              />
              {send.error && <Notice tone="error">{refusalSentence(send.error, language)}</Notice>}
              <div className={styles.foot}>
                {before && (
                  <Button variant="quiet" icon="left" onClick={() => setStep(before)}>
                    {t('identity.back')}
                  </Button>
                )}
                {after ? (
                  <Button variant="primary" disabled={!isDone(step, check)} onClick={() => setStep(after)}>
                    {t('identity.next')}
                  </Button>
                ) : (
                  <Button
                    variant="primary"
                    icon="send"
                    disabled={!complete}
                    busy={send.isPending}
                    onClick={() => send.mutate({}, { onSuccess: cacheIdentity })}
                  >
                    {t('identity.send')}
                  </Button>
                )}
              </div>
              {!after && complete && <p className="muted">{t('identity.sendHint')}</p>}
            </>
          )}
        </div>
        <WhyPanel value={value} />
      </div>
    </Panel>
  );
}

/** After a refusal of the facts all pictures are uploaded already: the last step submits them. */
const nextAfterFacts = ({ check }: Identity): IdentityStep =>
  identitySteps.find((step) => !isDone(step, check)) ?? 'address';
