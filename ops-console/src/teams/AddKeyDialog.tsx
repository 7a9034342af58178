import { addTeamKey, pendingActs, teams } from '@unisite/shared/contract/operators';
import type { TeamView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Field, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { useActProposed } from '../acts/useActProposed.ts';
import { refresh, useAction } from '../api/queries.ts';
import { MarketBoxes } from './MarketBoxes.tsx';
import { readPublicKey } from './publicKey.ts';
import styles from './Teams.module.css';

/** Registers a team's public key; of a new team (`null`) or one that is known. */
export function AddKeyDialog({ team }: { team: TeamView | null }): ReactElement {
  const t = useText();
  const add = useAction(addTeamKey);
  const toldProposed = useActProposed();
  const [name, setName] = useState(team?.team ?? '');
  const [pasted, setPasted] = useState('');
  const [markets, setMarkets] = useState<readonly string[]>(team?.markets ?? []);
  const [tried, setTried] = useState(false);
  const publicKey = readPublicKey(pasted);
  const isName = /^[a-z][a-z0-9-]{1,30}$/.test(name);
  const known = name === '' ? t('teams.thisTeam') : name;
  return (
    <ReasonDialog
      title={team ? t('teams.addKeyTo', { team: team.team }) : t('teams.register')}
      icon="key"
      words={[
        t('teams.keyMeans', { team: known }),
        t(markets.length > 0 ? 'teams.opensMeans' : 'teams.opensNothing', { team: known }),
        t('rules.secondKey'),
      ]}
      confirm={t('teams.registerButton')}
      busy={add.isPending}
      error={add.error}
      check={() => {
        setTried(true);
        return isName && publicKey !== null;
      }}
      onConfirm={(why) =>
        publicKey !== null &&
        add.mutate(
          { team: name, publicKey, markets: [...markets], why },
          {
            onSuccess: ({ state }) => {
              closeDialog();
              void refresh(teams, pendingActs);
              if (state === 'proposed') return toldProposed(t('teams.addKeyTo', { team: name }));
              toastStore.show({ tone: 'won', icon: 'key', title: t('teams.registered', { team: name }) });
            },
          },
        )
      }
    >
      {!team && (
        <TextField
          label={t('teams.name')}
          hint={t('teams.nameHint')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={tried && !isName && t('teams.nameWrong')}
        />
      )}
      <Field
        label={t('teams.key')}
        hint={t('teams.keyHint')}
        error={tried && publicKey === null && t('teams.keyWrong')}
      >
        {(control) => (
          <textarea
            {...control}
            className={`input ${styles.paste}`}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        )}
      </Field>
      <MarketBoxes value={markets} onChange={setMarkets} />
    </ReasonDialog>
  );
}
