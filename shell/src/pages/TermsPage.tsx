import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { terms } from '@unisite/shared/contract/terms';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link, useLocation } from '@unisite/shared/navigation';
import { ErrorState, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { TermsText } from './TermsText.tsx';
import { usePageTitle } from './usePageTitle.ts';

type Terms = ValueOf<typeof terms>;

/** /terms: the terms and rules of play in force, or an earlier version of them, and the list of all. */
export default function TermsPage(): ReactElement {
  const t = useText();
  const { search } = useLocation();
  const version = /^[1-9]\d{0,5}$/.exec(new URLSearchParams(search).get('version') ?? '')?.[0];
  const { data, error, isFetching, refetch } = useOperation(terms, version === undefined ? {} : { version });
  const title = t('terms.title');
  usePageTitle(title);
  return (
    <div className="wrap page page--tight">
      <h1>{title}</h1>
      {data ? (
        <>
          <div className="panel panel__body stack">
            <Head shown={data} />
            <TermsText text={data.text} />
          </div>
          <Versions shown={data} />
        </>
      ) : error ? (
        <ErrorState
          title={t('terms.failed')}
          text={error.message}
          code={error.code}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="panel panel__body" aria-busy>
          <Skeleton count={12} />
        </div>
      )}
    </div>
  );
}

/** The version shown, with a link to the one in force if that is another. */
function Head({ shown: { version, publishedAt, versions } }: { shown: Terms }): ReactElement {
  const t = useText();
  const format = useFormat();
  const newest = versions[0]?.version ?? version;
  return (
    <p className="muted">
      {t(version === newest ? 'terms.inForce' : 'terms.former', { version, date: format.date(publishedAt) })}{' '}
      {version !== newest && (
        <Link className="link" to="/terms">
          {t('terms.toNewest', { version: newest })}
        </Link>
      )}
    </p>
  );
}

function Versions({ shown: { version: shown, versions } }: { shown: Terms }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <nav className="panel panel__body stack" aria-label={t('terms.versions')}>
      <h2>{t('terms.versions')}</h2>
      <ul className="terms">
        {versions.map(({ version, publishedAt, changed }, place) => (
          <li key={version}>
            <Link
              className="link"
              to={place === 0 ? '/terms' : `/terms?version=${version}`}
              {...(version === shown ? { 'aria-current': 'page' } : {})}
            >
              {t('terms.version', { version, date: format.date(publishedAt) })}
            </Link>{' '}
            {changed}
          </li>
        ))}
      </ul>
    </nav>
  );
}
