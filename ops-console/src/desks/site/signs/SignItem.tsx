import './signTexts.ts';
import { launderingSigns, type Sign } from '@unisite/shared/contract/operatorsSigns';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { MemberName } from '../../../frame/cards/MemberName.tsx';
import rows from '../../../frame/cards/Rows.module.css';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Signs.module.css';
import { useSignReason } from './useSignReason.ts';

/** One sign: member, why the rule applies, and the answer. */
export function SignItem({ sign }: { sign: Sign }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const reason = useSignReason();
  const { member, answer, firstAt, lastAt } = sign;
  const laundering = launderingSigns.some((one) => one === sign.sign);
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag tone={laundering ? 'sky' : 'coral'} icon={laundering ? 'wallet' : 'heart'}>
            {t(`signs.name.${sign.sign}`)}
          </Tag>
          <span className="muted">{t(laundering ? 'signs.kind.laundering' : 'signs.kind.harm')}</span>
        </div>
        <b>
          <MemberName member={member} market={member.market} />
        </b>
        <p>{reason(sign)}</p>
        <p className="muted">{t('signs.since', { first: figures.when(firstAt), last: figures.when(lastAt) })}</p>
        {answer && (
          <p className={styles.answer}>
            {t('signs.answered', {
              who: answer.by,
              at: format.dateTime(answer.at),
              outcome: t(`signs.outcome.${answer.outcome}`),
              why: answer.why,
            })}
          </p>
        )}
      </div>
      {!answer && (
        <DialogButton
          size="sm"
          variant="primary"
          icon="check"
          aria-label={t('signs.answerOf', { account: member.account })}
          request={{ kind: 'answerSign', sign }}
        >
          {t('signs.answer')}
        </DialogButton>
      )}
    </li>
  );
}
