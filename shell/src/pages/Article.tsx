import type { ValueOf } from '@unisite/shared/contract/operation';
import type { helpCenter } from '@unisite/shared/contract/site';
import type { ReactElement } from 'react';

type Sections = ValueOf<typeof helpCenter>['articles'][number]['sections'];

/** A help article; blank lines separate paragraphs. */
export function Article({ sections }: { sections: Sections }): ReactElement {
  return (
    <div className="article">
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
