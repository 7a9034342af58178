import type { SentSignIn } from '@unisite/shared/contract/rendering';
import { useLocalized } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PlainError, wrongField } from './PlainError.tsx';
import { PlainForm } from './PlainForm.tsx';
import { words } from './words.ts';

/** Account name, password, and a captcha where the platform requires one. */
export function PlainCredentials({ sent }: { sent: SentSignIn }): ReactElement {
  const say = useLocalized();
  const wrong = wrongField(sent.about === 'credentials');
  return (
    <PlainForm action="/login" returnTo={sent.returnTo} className="stack plain-form">
      <PlainError error={sent.error} />
      <label className="field">
        <span className="field__label">{say(words.username)}</span>
        <input
          {...wrong}
          className="input"
          name="username"
          defaultValue={sent.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      </label>
      <label className="field">
        <span className="field__label">{say(words.password)}</span>
        <input
          {...wrong}
          className="input"
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={255}
        />
      </label>
      {sent.isCaptchaAsked && <Signs isWrong={sent.about === 'captcha'} />}
      <Button type="submit" variant="primary" size="lg" block>
        {say(words.signIn)}
      </Button>
      <p className="muted">{say(words.more)}</p>
    </PlainForm>
  );
}

function Signs({ isWrong }: { isWrong: boolean }): ReactElement {
  const say = useLocalized();
  return (
    <>
      <label className="field">
        <span className="field__label">{say(words.signs)}</span>
        <input
          {...wrongField(isWrong)}
          className="input"
          name="captcha"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
        />
      </label>
      <div className="row">
        <img src="/login/picture" width="160" height="60" alt={say(words.picture)} />
        <Button type="submit" name="again" value="picture" variant="quiet" icon="refresh">
          {say(words.otherPicture)}
        </Button>
      </div>
    </>
  );
}
