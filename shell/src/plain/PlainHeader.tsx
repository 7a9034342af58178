import { useLanguage, useLocalized } from '@unisite/shared/i18n';
import { useLocation } from '@unisite/shared/navigation';
import { useSession } from '@unisite/shared/session';
import { Button, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { languageNames } from '../chrome/LanguagePicker.tsx';
import { isAgentPage } from '../chrome/memberArea.ts';
import { useMarket } from '../market.ts';
import { PlainForm } from './PlainForm.tsx';
import { signInPath } from './signInPath.ts';
import { words } from './words.ts';

/** Sign-in or sign-out, and the languages. */
export function PlainHeader(): ReactElement {
  const say = useLocalized();
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      {session.status === 'out' ? (
        pathname !== '/login' && (
          <Button variant="outline" href={signInPath(pathname + search)}>
            {say(words.signIn)}
          </Button>
        )
      ) : (
        <PlainForm action="/logout" returnTo={isAgentPage(pathname) ? '/agent' : '/index'}>
          <Button type="submit" icon="logout">
            {say(words.signOut)}
          </Button>
        </PlainForm>
      )}
      <Languages returnTo={pathname + search} />
    </>
  );
}

/** A button for each language other than the page's own. */
function Languages({ returnTo }: { returnTo: string }): ReactElement {
  const language = useLanguage();
  const { languages } = useMarket();
  return (
    <PlainForm action="/language" returnTo={returnTo} className="row">
      {languages
        .filter((code) => code !== language)
        .map((code) => (
          <button
            key={code}
            type="submit"
            className="language"
            name="language"
            value={code}
            lang={code}
            aria-label={languageNames[code]}
          >
            <Icon name="globe" />
            {code.toUpperCase()}
          </button>
        ))}
    </PlainForm>
  );
}
