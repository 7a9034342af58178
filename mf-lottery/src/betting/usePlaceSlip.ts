import { invalidate, useAction } from '@unisite/shared/api';
import { type ComingDraw, comingDraws, lotteryPlans, placeLotteryPlan } from '@unisite/shared/contract/lotteryPlans';
import { fieldSentence, refusalSentence } from '@unisite/shared/contract/refusalSentence';
import {
  type CurrentDraw,
  currentDraw,
  lotteryBets,
  lotterySeries,
  placeLotteryBets,
} from '@unisite/shared/contract/tickets';
import { bus } from '@unisite/shared/events';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import { useState } from 'react';
import type { PlanDraft } from '../plans/planDraft.ts';
import { type DraftLine, type PricedDraft, toSlipLine } from './slip.ts';

/** A plan with its draws; null while they load. */
export interface SlipPlan extends PlanDraft {
  readonly draws: readonly ComingDraw[] | null;
}

interface PlaceSlip {
  readonly busy: boolean;
  /** The platform's message about the slip, until it changes. */
  readonly message: string | null;
  /** Some numbers are sold out: the rest can be bought without them. */
  readonly isFull: boolean;
  /** Refusals of lines that have not changed since, by bet. */
  readonly faults: ReadonlyMap<string, string>;
  readonly send: (numero: string, priced: readonly PricedDraft[], plan: SlipPlan | null) => void;
}

/** Buys a slip, for one draw or as a plan for several. A refused slip stays, with the errors beside its lines. */
export function usePlaceSlip(
  { code, series }: Pick<CurrentDraw, 'code'> & { readonly series: number | undefined },
  lines: readonly DraftLine[],
  { onBought, close }: { readonly onBought: () => void; readonly close: () => void },
): PlaceSlip {
  const t = useText();
  const language = useLanguage();
  const slip = useAction(placeLotteryBets);
  const several = useAction(placeLotteryPlan);
  const [sent, setSent] = useState<readonly DraftLine[]>([]);
  const error = slip.error ?? several.error;
  const faults = new Map(
    sent.flatMap((line, place) => {
      const sentence = error && lines.includes(line) && fieldSentence(error, `lines.${place}`, language);
      return sentence ? [[line.bet, sentence] as const] : [];
    }),
  );
  const isAsSent = sent.length === lines.length && sent.every((line, place) => line === lines[place]);
  return {
    busy: slip.isPending || several.isPending,
    message: error && isAsSent ? refusalSentence(error, language) : null,
    isFull: !!error && error.code === 'NUMBERS_FULL',
    faults,
    send(numero, priced, plan) {
      setSent(priced.map(({ line }) => line));
      const lines = priced.map(toSlipLine);
      const at = series === undefined ? {} : { series };
      const onError = () => {
        close();
        // odds, limits and the draws themselves may have changed
        void invalidate(currentDraw);
        void invalidate(comingDraws);
        void invalidate(lotterySeries);
      };
      const bought = (title: string) => {
        toastStore.show({ title, icon: 'check' });
        bus.emit('balance.stale', {});
        for (const changed of [lotteryBets, lotteryPlans, currentDraw]) void invalidate(changed);
        close();
        onBought();
      };
      slip.reset();
      several.reset();
      if (plan) {
        const { times, stopsOnWin } = plan;
        const draws = times.flatMap((own, at) => {
          const draw = plan.draws?.[at];
          return draw ? [{ numero: draw.numero, times: own }] : [];
        });
        several.mutate(
          { code, lines, draws, stopsOnWin, ...at },
          { onSuccess: ({ id }) => bought(t('plan.placed', { id, count: draws.length })), onError },
        );
      } else
        slip.mutate(
          { code, numero, lines, ...at },
          { onSuccess: ({ id }) => bought(t('betting.bought', { id })), onError },
        );
    },
  };
}
