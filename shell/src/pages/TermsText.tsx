import type { ReactElement } from 'react';
import { type TermsBlock, termsBlocks } from './termsBlocks.ts';

/** The text of the terms; parts have anchors: `#part-1`, `#part-2`. */
export function TermsText({ text }: { text: string }): ReactElement {
  const blocks = termsBlocks(text);
  const parts = blocks.filter(({ kind }) => kind === 'part');
  return (
    <div className="terms">
      {blocks.map((block, place) => (
        <Block key={`${place} ${block.kind}`} block={block} part={parts.indexOf(block) + 1} />
      ))}
    </div>
  );
}

function Block({ block, part }: { block: TermsBlock; part: number }): ReactElement {
  switch (block.kind) {
    case 'part':
      return <h2 id={`part-${part}`}>{block.text}</h2>;
    case 'section':
      return <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
  }
}
