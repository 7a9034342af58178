import type { ValueOf } from '@unisite/shared/contract/operation';
import type { OperatorMember } from '@unisite/shared/contract/operators';
import { memberFacts, revealMember } from '@unisite/shared/contract/operatorsMember';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, classNames, TextField } from '@unisite/shared/ui';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { useOperation, useSending } from '../../../../frame/api/queries.ts';
import { MemberLink } from '../../../../frame/cards/MemberName.tsx';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { LoadedPanel } from './LoadedPanel.tsx';
import styles from './MemberPage.module.css';

const roles = { 0: 'player', 1: 'agent', 2: 'agent', 4: 'guest', 41: 'agent', 42: 'agent' } as const;
/** A fact of `memberFacts`. */
type Fact =
  | ('id' | 'type' | 'upline' | 'registered' | 'cameBy' | 'seen' | 'born')
  | ('terms' | 'mobile' | 'email' | 'payee' | 'identity' | 'samePerson' | 'sameDevice');
const identityStates = ['asked', 'sent', 'inReview', 'accepted', 'refused', 'expired'] as const;

/** A member's profile. Contacts and name are revealed for a stated reason, until the page is left. */
export function FactsPanel({ id, birth }: { id: string; birth: OperatorMember['age'] }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const query = useOperation(memberFacts, { id });
  const [shown, setShown] = useState<ValueOf<typeof revealMember> | null>(null);
  return (
    <LoadedPanel title={t('member.facts')} failed={t('member.factsFailed')} query={query}>
      {(facts) => {
        const rows: [Fact, ReactNode][] = [
          [
            'id',
            <span key="id" className="code">
              {id}
            </span>,
          ],
          ['type', t(`member.type.${roles[facts.customerType as keyof typeof roles] ?? 'player'}`)],
          ['upline', facts.upline === null ? t('member.none') : <MemberLink key="upline" account={facts.upline} />],
          ['registered', figures.when(facts.regDate)],
          ['cameBy', <CameBy key="cameBy" by={facts.cameBy} />],
          ['seen', facts.lastSeenAt === null ? t('member.never') : figures.when(facts.lastSeenAt)],
          ['born', birth ? t('members.birthYear', { year: birth.birthYear }) : t('members.unstated')],
          [
            'terms',
            birth ? t('members.termsVersion', { version: birth.termsVersion, at: figures.when(birth.at) }) : '–',
          ],
          ['mobile', (shown ?? facts).mobile ?? t('member.none')],
          ['email', (shown ?? facts).email ?? t('member.none')],
          ['payee', (shown ?? facts).payeeName ?? t('member.none')],
          ['identity', <IdentityFact key="identity" state={facts.identity} check={facts.identityCheck} />],
          ['samePerson', <Accounts key="samePerson" accounts={facts.samePerson} />],
          ['sameDevice', <Accounts key="sameDevice" accounts={facts.sameDevice} />],
        ];
        return (
          <>
            <dl className={classNames('facts', styles.facts)}>
              {rows.map(([name, value]) => (
                <Fragment key={name}>
                  <dt>{t(`member.fact.${name}`)}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
            {!shown && (facts.mobile ?? facts.email ?? facts.payeeName) !== null && (
              <Reveal id={id} onShown={setShown} />
            )}
          </>
        );
      }}
    </LoadedPanel>
  );
}

/** How a member registered, with which link and referrer. */
function CameBy({ by }: { by: ValueOf<typeof memberFacts>['cameBy'] }): ReactElement {
  const t = useText();
  if (by === null) return <>{t('member.cameBy.opened')}</>;
  const { method, link, recommender } = by;
  const words = [t(`member.cameBy.${method}`)];
  if (link !== null) words.push(t('member.cameBy.link', { code: link }));
  if (recommender !== null) words.push(t('member.cameBy.recommender', { account: recommender }));
  return <>{words.join(', ')}</>;
}

function Accounts({ accounts }: { accounts: readonly string[] }): ReactElement {
  const t = useText();
  if (accounts.length === 0) return <>{t('member.none')}</>;
  return (
    <span className={styles.accounts}>
      {accounts.map((account) => (
        <MemberLink key={account} account={account} />
      ))}
    </span>
  );
}

/** State of the identity check; links to it if the operator may see it. */
function IdentityFact({ state, check }: { state: string | null; check: string | null }): ReactElement {
  const t = useText();
  const may = useHasRole();
  const words = t(`member.identity.${identityStates.find((one) => one === state) ?? 'none'}`);
  if (check === null || !may('identity')) return <>{words}</>;
  return (
    <a className="link" href={hashOf({ page: 'identity', check })}>
      {words}
    </a>
  );
}

function Reveal({ id, onShown }: { id: string; onShown: (shown: ValueOf<typeof revealMember>) => void }): ReactElement {
  const t = useText();
  const reveal = useSending(revealMember);
  const [isOpen, open] = useState(false);
  const form = useReasonForm({ values: {}, submit: async ({ why }) => onShown(await reveal.send({ id, why })) });
  if (!isOpen)
    return (
      <Button size="sm" variant="outline" icon="eye" onClick={() => open(true)}>
        {t('member.reveal')}
      </Button>
    );
  return (
    <form {...form.form} className={styles.form}>
      <TextField
        {...toInput(form.field('why'))}
        label={t('reason.label')}
        hint={t('member.revealHint')}
        maxLength={300}
      />
      <Button type="submit" size="sm" icon="eye" busy={form.busy}>
        {t('member.reveal')}
      </Button>
    </form>
  );
}
