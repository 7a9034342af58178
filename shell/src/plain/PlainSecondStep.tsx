import type { SentSecondStep, SentSignIn } from '@unisite/shared/contract/rendering';
import { useLocalized } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PlainError, wrongField } from './PlainError.tsx';
import { PlainForm } from './PlainForm.tsx';
import { signInPath } from './signInPath.ts';
import { sentWords, wayWords, whyWords, words } from './words.ts';

interface PlainSecondStepProps {
  sent: SentSignIn;
  step: SentSecondStep;
}

/** The second step of signing in: choice of method, sending of a code if the method has one, and its entry. */
export function PlainSecondStep({ sent, step }: PlainSecondStepProps): ReactElement {
  const say = useLocalized();
  const { why, ticket, ways, way: chosen, minutes } = step;
  const isSentOffered = ways.some(({ way }) => way === 'sms' || way === 'mail');
  if (ways.length === 0) return <Notice tone="warn">{say(words.noWay)}</Notice>;
  return (
    <PlainForm action="/login" returnTo={sent.returnTo} className="stack plain-form">
      <input type="hidden" name="step" value={JSON.stringify({ state: 'secondStepRequired', why, ticket, ways })} />
      <p className="soft">{say(whyWords[why])}</p>
      <PlainError error={sent.error} />
      {minutes !== null && <Notice>{say(sentWords(minutes))}</Notice>}
      <fieldset className="field">
        <legend className="field__label">{say(words.by)}</legend>
        {ways.map(({ way, hint }) => (
          <label key={way} className="row">
            <input type="radio" name="way" value={way} defaultChecked={way === chosen} />
            <span>
              {say(wayWords[way])}
              {hint && ` (${hint})`}
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span className="field__label">{say(words.answer)}</span>
        <input
          {...wrongField(sent.about === 'answer')}
          className="input"
          name="answer"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={255}
        />
      </label>
      <Button type="submit" variant="primary" size="lg" block>
        {say(words.confirm)}
      </Button>
      {isSentOffered && (
        <>
          <p className="muted">{say(words.sendHint)}</p>
          <Button type="submit" name="send" value="code" block>
            {say(words.send)}
          </Button>
        </>
      )}
      <a className="link" href={signInPath(sent.returnTo)}>
        {say(words.startOver)}
      </a>
    </PlainForm>
  );
}
