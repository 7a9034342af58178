import { isErrorOf } from '@unisite/shared/client';
import { operatorAct, remoteDetail } from '@unisite/shared/contract/operators';
import type { ActKind, PlacementView } from '@unisite/shared/contract/rollout';
import { currentTimeZone, useText } from '@unisite/shared/i18n';
import { Dialog, ErrorState, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { actIcons } from '../../../../acts/audit/actIcons.ts';
import { changesSince } from '../../../../acts/changesSince.ts';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { refreshActs } from '../../../../acts/refreshActs.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { useOperation, useSending } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { instantIn } from '../../../../frame/words/zonedTime.ts';
import { ActFields } from './ActFields.tsx';
import { type ActForm, actOf, asksForVersion, percentOf } from './actForm.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { consequences, isPossible } from './consequence.ts';
import { useActDone } from './useActDone.ts';
import { useSentences } from './useSentences.ts';

interface ActDialogProps {
  act: ActKind;
  remote: string;
  market: string;
  digest?: string;
}

/** Confirms an act on a remote in a market, once the remote's view is loaded. */
export function ActDialog({ act, remote, market, digest }: ActDialogProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { nameOf } = useMarkets();
  const { data, error, refetch } = useOperation(remoteDetail, { name: remote });
  if (data) {
    const placement = data.placements.find((one) => one.market === market) ?? null;
    return <ActDialogForm act={act} remote={remote} market={market} digest={digest} placement={placement} />;
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

interface ActDialogFormProps {
  act: ActKind;
  remote: string;
  market: string;
  digest: string | undefined;
  placement: PlacementView | null;
}

/**
 * The operator decides on the placement as it was when the dialog opened. If others have changed it meanwhile, the
 * platform refuses; the dialog then shows their changes, applies to the new state, and keeps all input.
 */
function ActDialogForm({ act, remote, market, digest = '', placement }: ActDialogFormProps): ReactElement {
  const t = useText();
  const { nameOf, fourEyes } = useMarkets();
  const { data } = useOperation(remoteDetail, { name: remote });
  const [seen, setSeen] = useState(placement);
  const perform = useSending(operatorAct);
  const sentences = useSentences(remote, nameOf(market));
  const done = useActDone();

  const changed = perform.error?.code === 'CHANGED' ? perform.error : null;
  const versions = data?.versions ?? [];
  const possible = isPossible(act, seen);
  const twoPairs = fourEyes(market);
  const timeFault = (at: string): string | null => {
    const instant = instantIn(at, currentTimeZone());
    if (instant === null) return t('act.timeMissing');
    return Date.parse(instant) <= Date.now() ? t('act.timePast') : null;
  };
  const form = useReasonForm<ActForm>({
    values: {
      digest,
      percent: String(placement?.canary?.digest === digest ? placement.canary.percent : 5),
      later: false,
      at: '',
    },
    validate: ({ digest: chosen, percent, later, at }) => ({
      digest: asksForVersion(act) && chosen === '' ? t('act.versionMissing') : null,
      percent: act === 'canary' && percentOf(percent) === null ? t('act.percentWrong') : null,
      at: later ? timeFault(at) : null,
    }),
    submit: async ({ why, later, at, ...chosen }) => {
      const asked = actOf(act, chosen);
      if (!possible || !asked) return;
      const instant = later ? instantIn(at, currentTimeZone()) : null;
      try {
        const answer = await perform.send({
          market,
          remote,
          act: asked,
          why,
          expected: seen?.revision ?? 0,
          ...(instant === null ? {} : { at: instant }),
        });
        done({ act, remote, market, answer });
      } catch (error) {
        if (isErrorOf(operatorAct, error) && error.code === 'CHANGED') refreshActs();
        throw error;
      }
    },
  });
  const { digest: chosen, percent, later } = form.values;
  const version = versions.find((one) => one.digest === chosen)?.version ?? null;

  /** Applies the dialog to the current placement; input stays. */
  const lookAgain = () => {
    setSeen(placement);
    perform.reset();
  };

  const words = sentences([
    ...(possible
      ? consequences({ kind: act, version, digest: chosen || null, percent: percentOf(percent) ?? 0 }, seen)
      : [{ text: 'words.impossible' }]),
    ...(twoPairs ? [{ text: 'words.fourEyes' }] : []),
    ...(later ? [{ text: 'words.later' }] : []),
  ]);
  const ready = !asksForVersion(act) || version !== null;

  return (
    <ReasonDialog
      title={t(`act.title.${act}`, { remote, market: nameOf(market) })}
      icon={actIcons[act]}
      visitors
      consequences={ready ? words : [t('words.chooseVersion')]}
      confirm={t(twoPairs ? 'act.propose' : later ? 'act.schedule' : `act.confirm.${act}`)}
      danger={act === 'disable' || act === 'rollBack'}
      form={form}
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
    >
      <ActFields act={act} form={form} versions={versions} seen={seen} />
    </ReasonDialog>
  );
}
