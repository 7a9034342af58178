import type { ReactElement } from 'react';

/** The way over to another modal, under a form. */
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
