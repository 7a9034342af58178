import { useState } from 'react';

export const pageSize = 20;

/** A desk's request besides its state. */
interface Asked {
  readonly market?: string;
  readonly page: number;
  readonly pageSize: number;
}

interface DeskSelection<State> {
  readonly state: State;
  /** Selects another state, at its first page. */
  readonly choose: (next: State) => void;
  readonly reference: string;
  readonly page: number;
  readonly turn: (page: number) => void;
  readonly asked: Asked;
  /** Props of the fields above the desk. */
  readonly fields: {
    readonly reference: string;
    readonly onReference: (reference: string) => void;
    readonly market: string;
    readonly onMarket: (market: string) => void;
  };
}

/** The selection of a cash desk: by state and market, paged, or by reference. */
export function useDeskSelection<State>(start: State): DeskSelection<State> {
  const [state, select] = useState(start);
  const [market, setMarket] = useState('');
  const [page, turn] = useState(1);
  const [reference, setReference] = useState('');
  const forget = () => {
    setReference('');
    turn(1);
  };
  return {
    state,
    choose: (next) => {
      forget();
      select(next);
    },
    reference,
    page,
    turn,
    asked: { ...(market ? { market } : {}), page, pageSize },
    fields: {
      reference,
      onReference: setReference,
      market,
      onMarket: (next) => {
        forget();
        setMarket(next);
      },
    },
  };
}
