import { operatorAct, remoteDetail } from '@unisite/shared/contract/operators';
import type { ActKind, PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Dialog, ErrorState, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useAction, useOperation } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useMarkets } from '../words/useMarkets.ts';
import { ActFields } from './ActFields.tsx';
import { type ActForm, actOf, asksForVersion, instantOf, percentOf } from './actForm.ts';
import { actIcons } from './actIcons.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { changesSince } from './changesSince.ts';
import { consequences, isPossible } from './consequence.ts';
import { closeDialog } from './question.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { refreshActs } from './refreshActs.ts';
import { useActDone } from './useActDone.ts';
import { useSentences } from './useSentences.ts';

interface ActDialogProps {
  act: ActKind;
  remote: string;
  market: string;
  digest?: string;
}

/** Asks about something that is to be done to a remote in a market, once all that is known of the remote is there. */
export function ActDialog({ act, remote, market, digest }: ActDialogProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { nameOf } = useMarkets();
  const { data, error, refetch } = useOperation(remoteDetail, { name: remote });
  if (data) {
    const placement = data.placements.find((one) => one.market === market) ?? null;
    return <ActQuestion {...{ act, remote, market, digest, placement }} />;
  }
  return (
    <Dialog open title={t(`act.title.${act}`, { remote, market: nameOf(market) })} onClose={closeDialog}>
      {error ? (
        <ErrorState
          title={t('drawer.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy>
          <Skeleton count={5} />
        </div>
      )}
    </Dialog>
  );
}

interface ActQuestionProps {
  act: ActKind;
  remote: string;
  market: string;
  digest: string | undefined;
  placement: PlacementView | null;
}

/**
 * What the operator decides on is the placement as it was when the question was opened. When others have changed it
 * meanwhile, the platform refuses; their changes are shown, the question is put anew against what is there now, and
 * everything filled in stays.
 */
function ActQuestion({ act, remote, market, digest = '', placement }: ActQuestionProps): ReactElement {
  const t = useText();
  const { nameOf, fourEyes } = useMarkets();
  const { data } = useOperation(remoteDetail, { name: remote });
  const [seen, setSeen] = useState(placement);
  const [form, setForm] = useState<ActForm>({
    digest,
    percent: String(placement?.canary?.digest === digest ? placement.canary.percent : 5),
    later: false,
    at: '',
  });
  const [tried, setTried] = useState(false);
  const perform = useAction(operatorAct);
  const sentences = useSentences(remote, nameOf(market));
  const done = useActDone();

  const changed = perform.error?.code === 'CHANGED' ? perform.error : null;
  const versions = data?.versions ?? [];
  const version = versions.find((one) => one.digest === form.digest)?.version ?? null;
  const asked = actOf(act, form);
  const at = form.later ? instantOf(form.at) : null;
  const possible = isPossible(act, seen);
  const twoPairs = fourEyes(market);

  /** Puts the question against what is there now; what was filled in stays. */
  const lookAgain = () => {
    setSeen(placement);
    perform.reset();
  };

  const check = () => {
    setTried(true);
    return possible && asked !== null && (!form.later || (at !== null && Date.parse(at) > Date.now()));
  };
  const confirm = (why: string) => {
    if (!asked) return;
    perform.mutate(
      { market, remote, act: asked, why, expected: seen?.revision ?? 0, ...(at === null ? {} : { at }) },
      {
        onSuccess: (answer) => done({ act, remote, market, answer }),
        onError: (error) => {
          if (error.code === 'CHANGED') refreshActs();
        },
      },
    );
  };

  const words = sentences([
    ...(possible
      ? consequences({ kind: act, version, digest: form.digest || null, percent: percentOf(form.percent) ?? 0 }, seen)
      : [{ text: 'words.impossible' }]),
    ...(twoPairs ? [{ text: 'words.fourEyes' }] : []),
    ...(form.later ? [{ text: 'words.later' }] : []),
  ]);
  const ready = !asksForVersion(act) || version !== null;

  return (
    <ReasonDialog
      title={t(`act.title.${act}`, { remote, market: nameOf(market) })}
      icon={actIcons[act]}
      visitors
      words={ready ? words : [t('words.chooseVersion')]}
      confirm={t(twoPairs ? 'act.propose' : form.later ? 'act.schedule' : `act.confirm.${act}`)}
      danger={act === 'disable' || act === 'rollBack'}
      busy={perform.isPending}
      error={perform.error}
      notice={
        changed && (
          <ConflictNotice
            since={changesSince(changed)}
            current={placement && placement.revision !== seen?.revision ? placement : null}
            onLook={lookAgain}
          />
        )
      }
      check={check}
      onConfirm={confirm}
    >
      <ActFields act={act} form={form} tried={tried} versions={versions} seen={seen} onChange={setForm} />
    </ReasonDialog>
  );
}
