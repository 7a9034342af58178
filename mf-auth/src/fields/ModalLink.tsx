import type { ReactElement } from 'react';

/** A link to another modal, below a form. */
export function ModalLink({ lead, link, onGo }: { lead: string; link: string; onGo(): void }): ReactElement {
  return (
    <p className="soft">
      {lead}{' '}
      <button type="button" className="link" onClick={onGo}>
        {link}
      </button>
    </p>
  );
}
