import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ArticleOf } from './ArticleOf.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { JoinScene } from './scenes/JoinScene.tsx';
import { Scene } from './scenes/Scene.tsx';
import { useArticle } from './useArticle.ts';
import { usePageTitle } from './usePageTitle.ts';

/** /join: what a partnership is, and a form to apply for one. */
export default function JoinPage(): ReactElement {
  const t = useText();
  const article = useArticle('join');
  usePageTitle(t('join.title'));
  return (
    <div className="wrap page page--tight">
      <Scene title={t('join.title')} lead={t('join.lead')}>
        <JoinScene />
      </Scene>
      <div className="join">
        <div className="panel panel__body">
          <ArticleOf {...article} />
        </div>
        <div className="needs-scripts">
          <Panel title={t('feedback.title')}>
            <FeedbackForm />
          </Panel>
        </div>
      </div>
    </div>
  );
}
