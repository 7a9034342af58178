import { useLocalized } from '@unisite/shared/i18n';
import { useLocation } from '@unisite/shared/navigation';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useMarket } from '../market.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { PlainCredentials } from './PlainCredentials.tsx';
import { PlainSecondStep } from './PlainSecondStep.tsx';
import { sentSignIn } from './sentSignIn.ts';
import { words } from './words.ts';

/** Signs in over TLS; without TLS it says what is missing. */
export function PlainSignIn(): ReactElement {
  const say = useLocalized();
  const { pathname, search } = useLocation();
  const { switches } = useMarket();
  if (!siteOrigin().startsWith('https:'))
    return (
      <div className="plain-form">
        <Notice tone="warn">{say(words.insecure)}</Notice>
      </div>
    );
  const sent = sentSignIn();
  if (sent?.secondStep) return <PlainSecondStep sent={sent} step={sent.secondStep} />;
  const wished = new URLSearchParams(search).get('returnTo') ?? '/index';
  const first = {
    // the platform checks that it is a path of the site
    returnTo: pathname === '/login' ? wished : pathname + search,
    username: '',
    error: null,
    about: null,
    secondStep: null,
    isCaptchaAsked: switches.slideVerification,
  };
  return <PlainCredentials sent={sent ?? first} />;
}
