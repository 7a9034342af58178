import { useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { Button, Tabs } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOpenContact } from '../chrome/useOpenContact.ts';
import { ArticleOf } from './ArticleOf.tsx';
import { helpTopics, topicOf } from './helpTopics.ts';
import { useArticle } from './useArticle.ts';
import { usePageTitle } from './usePageTitle.ts';

/** /help and /helpmc: the user agreement and other articles, one per tab. */
export default function HelpPage(): ReactElement {
  const t = useText();
  const { pathname, search } = useLocation();
  const contact = useOpenContact();
  const topic = topicOf(new URLSearchParams(search).get('topic'));
  const article = useArticle(topic);
  const title = t(`help.${topic}`);
  usePageTitle(title);
  return (
    <div className="wrap page page--tight">
      <div className="row row--between">
        <h1>{title}</h1>
        <Button icon="headset" onClick={() => contact()}>
          {t('contact.us')}
        </Button>
      </div>
      <Tabs
        label={t('help.topics')}
        fit
        tabs={helpTopics.map((id) => ({ id, label: t(`help.${id}`) }))}
        value={topic}
        onChange={(id) => navigate(`${pathname}?topic=${id}`, { replace: true })}
      >
        <div className="panel panel__body">
          <ArticleOf {...article} />
        </div>
      </Tabs>
    </div>
  );
}
