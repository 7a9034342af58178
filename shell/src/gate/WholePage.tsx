import { Icon, Picture } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { usePageTitle } from '../pages/usePageTitle.ts';

interface WholePageProps {
  picture: 'lantern' | 'map' | 'search' | 'unplugged' | 'ticket';
  title: string;
  text: ReactNode;
  /** Facts under the text, as term and value. */
  facts?: readonly { term: string; value: string }[];
  /** One or two actions. */
  children?: ReactNode;
}

/** A full-page state: picture, sentence, action. */
export function WholePage({ picture, title, text, facts, children }: WholePageProps): ReactElement {
  usePageTitle(title);

  return (
    <div className="wrap page">
      <section className="whole">
        <Icon name="drum" className="whole__drum" />
        <Picture name={picture} />
        <h1 className="whole__title">{title}</h1>
        <p>{text}</p>
        {facts && facts.length > 0 && (
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children && <div className="row whole__actions">{children}</div>}
      </section>
    </div>
  );
}
