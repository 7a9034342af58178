import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Button, EmptyState, Icon, IconButton, Panel } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { categoryIcons } from './categoryIcons.ts';
import type { Message } from './changeMessages.ts';
import styles from './Inbox.module.css';
import { paragraphsOf } from './inboxPlace.ts';
import type { InboxActs } from './useInboxActs.ts';

interface MessageViewProps {
  message: Message | null;
  acts: InboxActs;
  back: string;
  /** Ids of the neighbours in the list. */
  newer: string | undefined;
  older: string | undefined;
  pathOf: (id: string | undefined) => string | null;
}

/** The open message; beside the list where there is room, instead of it on the phone. */
export function MessageView({ message, ...rest }: MessageViewProps): ReactElement {
  const t = useText();
  if (!message) {
    return (
      <Panel className={styles.view}>
        <EmptyState picture="mail" title={t('inbox.choose')} text={t('inbox.chooseText')} />
      </Panel>
    );
  }
  return <OpenMessage key={message.id} message={message} {...rest} />;
}

function OpenMessage({
  message,
  acts,
  back,
  newer,
  older,
  pathOf,
}: MessageViewProps & { message: Message }): ReactElement {
  const t = useText();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  // moves the focus from the list to the message
  useEffect(() => title.current?.focus(), []);
  const step = (label: string, icon: 'up' | 'down', id: string | undefined) => {
    const path = pathOf(id);
    return (
      <IconButton size="sm" label={label} icon={icon} disabled={path === null} onClick={() => path && navigate(path)} />
    );
  };
  return (
    <Panel flush className={styles.view}>
      <div className={styles.viewTools}>
        <Button className={styles.back} size="sm" variant="quiet" icon="left" href={back}>
          {t('inbox.back')}
        </Button>
        <Button size="sm" variant="quiet" icon="mail" onClick={() => acts.mark([message], !message.read)}>
          {message.read ? t('inbox.markUnread') : t('inbox.markRead')}
        </Button>
        <Button size="sm" variant="quiet" icon="trash" onClick={() => acts.remove([message])}>
          {t('inbox.delete')}
        </Button>
        <span className={styles.steps}>
          {step(t('inbox.newer'), 'up', newer)}
          {step(t('inbox.older'), 'down', older)}
        </span>
      </div>
      <article className={styles.article}>
        <p className={styles.from}>
          <span className={styles.mark}>
            <Icon name={categoryIcons[message.category]} />
          </span>
          <span>
            <b>{t(`inbox.category.${message.category}`)}</b>
            <br />
            <time dateTime={message.at}>
              {format.weekday(message.at)}, {format.dateTime(message.at)}
            </time>
          </span>
        </p>
        <h2 ref={title} tabIndex={-1}>
          {message.title}
        </h2>
        {paragraphsOf(message.content).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </article>
    </Panel>
  );
}
