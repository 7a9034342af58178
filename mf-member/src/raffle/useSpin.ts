import { CallError, invalidate } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import {
  type RaffleSpin,
  type raffle,
  raffle as raffleOperation,
  raffleSpins,
  spinRaffle,
} from '@unisite/shared/contract/raffle';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { announce, toastStore } from '@unisite/shared/ui';
import { refreshWallets } from '@unisite/shared/wallets';
import { type RefObject, useRef, useState } from 'react';
import { angleOf, turn } from './turn.ts';
import { useWonText } from './useWonText.ts';

type Raffle = ValueOf<typeof raffle>;

/** A shown result, and the member's tickets and points after it. */
export interface Outcome {
  readonly spin: RaffleSpin;
  readonly tickets: number;
  readonly points: number;
}

interface Spinning {
  /** Spins for a ticket (null) or for points. */
  readonly spin: (shown: Raffle, clientSeed: string, price: number | null) => void;
  readonly isTurning: boolean;
  readonly outcome: Outcome | null;
  readonly close: () => void;
  readonly angle: number;
  readonly wheel: RefObject<SVGGElement | null>;
}

/** One spin at a time: the platform decides, the wheel turns to the field, then the result shows. */
export function useSpin(): Spinning {
  const t = useText();
  const language = useLanguage();
  const { sendOnce } = useRetryableCall();
  const wonText = useWonText();
  const [isTurning, setTurning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [angle, setAngle] = useState(0);
  const wheel = useRef<SVGGElement>(null);

  const spin = async ({ wheel: shown, next }: Raffle, clientSeed: string, price: number | null): Promise<void> => {
    if (!shown) return;
    setTurning(true);
    try {
      const value = await sendOnce(spinRaffle, { revision: shown.revision, hash: next.hash, clientSeed, price });
      const place = shown.fields.findIndex(({ id }) => id === value.spin.field.id);
      const to = angleOf(place, shown.fields.length);
      if (wheel.current) await turn(wheel.current, angle, to);
      setAngle(to);
      setOutcome(value);
      announce(wonText(value.spin.field.gives).title);
      if (value.spin.field.gives.kind === 'bonus') void refreshWallets();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isChanged = error.code === 'RAFFLE_CHANGED';
      toastStore.show({
        tone: isChanged ? 'info' : 'error',
        title: isChanged ? t('raffle.changed') : refusalSentence(error, language),
      });
    } finally {
      setTurning(false);
      for (const operation of [raffleOperation, raffleSpins]) void invalidate(operation);
    }
  };

  return {
    spin: (shown, clientSeed, price) => void (isTurning || spin(shown, clientSeed, price)),
    isTurning,
    outcome,
    angle,
    wheel,
    close: () => setOutcome(null),
  };
}
