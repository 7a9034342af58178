import './feedbackTexts.ts';
import { usePermissions } from '@unisite/shared/session';
import type { ReactElement } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { OwnFeedback } from './OwnFeedback.tsx';

/** The member's messages to the site, with their state and replies. */
export default function FeedbackPage(): ReactElement {
  const { guest } = usePermissions();
  return (
    <>
      <PageHead page="feedback" />
      {guest ? (
        <ForMembersOnly />
      ) : (
        <div className="stack">
          <FeedbackForm />
          <OwnFeedback />
        </div>
      )}
    </>
  );
}
