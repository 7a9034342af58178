import { invalidate, isErrorOf, useAction } from '@unisite/shared/api';
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
import { type DraftLine, type PricedDraft, toSlipLine } from './slip.ts';

interface PlaceSlip {
  readonly busy: boolean;
  /** What the platform said of the slip, until something in it is changed. */
  readonly message: string | null;
  /** Numbers were full: the other lines can be bought without those. */
  readonly isFull: boolean;
  /** What it said of a line that still is as it was sent, by its bet. */
  readonly faults: ReadonlyMap<string, string>;
  readonly send: (numero: string, priced: readonly PricedDraft[]) => void;
}

/** Buys a slip. What is refused stays in it, with what is wrong beside the lines. */
export function usePlaceSlip(
  { code, series }: Pick<CurrentDraw, 'code'> & { readonly series: number | undefined },
  lines: readonly DraftLine[],
  { onBought, close }: { readonly onBought: () => void; readonly close: () => void },
): PlaceSlip {
  const t = useText();
  const language = useLanguage();
  const action = useAction(placeLotteryBets);
  const [sent, setSent] = useState<readonly DraftLine[]>([]);
  const { error } = action;
  const faults = new Map(
    sent.flatMap((line, place) => {
      const sentence = error && lines.includes(line) && fieldSentence(error, `lines.${place}`, language);
      return sentence ? [[line.bet, sentence] as const] : [];
    }),
  );
  const isAsSent = sent.length === lines.length && sent.every((line, place) => line === lines[place]);
  return {
    busy: action.isPending,
    message: error && isAsSent ? refusalSentence(error, language) : null,
    isFull: !!error && isErrorOf(placeLotteryBets, error) && error.code === 'NUMBERS_FULL',
    faults,
    send(numero, priced) {
      setSent(priced.map(({ line }) => line));
      action.mutate(
        { code, numero, lines: priced.map(toSlipLine), ...(series === undefined ? {} : { series }) },
        {
          onSuccess: (ticket) => {
            toastStore.show({ title: t('betting.bought', { id: ticket.id }), icon: 'check' });
            bus.emit('balance.stale', {});
            void invalidate(lotteryBets);
            void invalidate(currentDraw);
            close();
            onBought();
          },
          onError: () => {
            close();
            // odds, room and the draw itself may be others by now
            void invalidate(currentDraw);
            void invalidate(lotterySeries);
          },
        },
      );
    },
  };
}
