import { type OperatorIdentityCheck, oneIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import { useText } from '@unisite/shared/i18n';
import { Button, ErrorState, Panel, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import cards from '../../../frame/cards/Cards.module.css';
import { hashOf } from '../../../frame/navigation/place.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import styles from './Identity.module.css';
import { IdentityFacts } from './IdentityFacts.tsx';
import { IdentityHistory } from './IdentityHistory.tsx';
import { IdentityPictures } from './IdentityPictures.tsx';
import { identityTags } from './identityTags.ts';

/** One check: the member's statement, pictures, and decision. */
export function IdentityCheckView({ id }: { id: string }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data: check, error, refetch } = useOperation(oneIdentityCheck, { id });
  return (
    <>
      <p>
        <Button size="sm" variant="quiet" icon="left" href={hashOf({ page: 'identity', check: null })}>
          {t('identity.back')}
        </Button>
      </p>
      {check ? (
        <>
          <div className={cards.head}>
            <div className="row">
              <h1>{t('identity.checkOf', { account: check.member.account })}</h1>
              <Tag {...identityTags[check.state]}>{t(`identity.state.${check.state}`)}</Tag>
            </div>
            <Decisions check={check} />
          </div>
          <div className={styles.check}>
            <div className={styles.side}>
              <IdentityFacts check={check} />
              <IdentityHistory check={check} />
            </div>
            <IdentityPictures check={check} />
          </div>
        </>
      ) : error ? (
        <ErrorState
          title={t('identity.checkFailed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <Panel busy>
          <Skeleton kind="row" count={6} />
        </Panel>
      )}
    </>
  );
}

function Decisions({ check }: { check: OperatorIdentityCheck }): ReactElement | null {
  const t = useText();
  const { account } = check.member;
  const isOver =
    check.state === 'accepted' || check.state === 'expired' || (check.state === 'refused' && !check.triesLeft);
  if (isOver) {
    return (
      <DialogButton
        size="sm"
        variant="outline"
        icon="refresh"
        aria-label={t('identity.askAgainOf', { account })}
        request={{ kind: 'askIdentityAgain', check }}
      >
        {t('identity.askAgain')}
      </DialogButton>
    );
  }
  if (check.decider !== 'operator') return null;
  if (check.pictures.some(({ seen }) => !seen)) return <p className="muted">{t('identity.lookFirst')}</p>;
  return (
    <div className="row">
      <DialogButton
        size="sm"
        variant="outline"
        icon="close"
        aria-label={t('identity.refuseOf', { account })}
        request={{ kind: 'refuseIdentity', check }}
      >
        {t('identity.refuse')}
      </DialogButton>
      <DialogButton
        size="sm"
        variant="primary"
        icon="check"
        aria-label={t('identity.acceptOf', { account })}
        request={{ kind: 'acceptIdentity', check }}
      >
        {t('identity.accept')}
      </DialogButton>
    </div>
  );
}
