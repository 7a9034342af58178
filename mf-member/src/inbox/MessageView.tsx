import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, EmptyState, Panel } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import styles from './Inbox.module.css';
import { paragraphsOf } from './inboxPlace.ts';
import type { Message } from './markRead.ts';

/** The open message; beside the list where there is room, in its place on the phone. */
export function MessageView({ message, back }: { message: Message | null; back: string }): ReactElement {
  const t = useText();
  if (!message) {
    return (
      <Panel className={styles.view}>
        <EmptyState picture="mail" title={t('inbox.choose')} text={t('inbox.chooseText')} />
      </Panel>
    );
  }
  return <OpenMessage key={message.id} message={message} back={back} />;
}

function OpenMessage({ message, back }: { message: Message; back: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  // the reading goes on where the message is, not in the list that it was chosen from
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel className={styles.view}>
      <article className={styles.article}>
        <Button className={styles.back} size="sm" variant="quiet" icon="left" href={back}>
          {t('inbox.back')}
        </Button>
        <h2 ref={title} tabIndex={-1}>
          {message.title}
        </h2>
        <time className="muted" dateTime={message.at}>
          {format.weekday(message.at)}, {format.dateTime(message.at)}
        </time>
        <hr className="divider" />
        {paragraphsOf(message.content).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </article>
    </Panel>
  );
}
