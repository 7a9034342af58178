import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { addModuleTexts } from '@unisite/shared/i18n';
import type { ReactElement, ReactNode } from 'react';
import { StationHead } from '../draws/StationHead.tsx';
import en from '../locales/betting/en.json';
import vi from '../locales/betting/vi.json';
import { useDraws } from '../results/useDraws.ts';
import { Stage } from '../stage/Stage.tsx';
import { BettingView } from './BettingView.tsx';
import { TicketView } from './TicketView.tsx';

// half of the remote's texts, used by this page only
addModuleTexts('mf-lottery', { vi, en });

interface BettingPageProps {
  game: LotteryGame;
  address: URLSearchParams;
  /** Other games; below the head. */
  picker: ReactNode;
}

/** A game's head, and its betting board or one of the player's tickets. */
export function BettingPage({ game, address, picker }: BettingPageProps): ReactElement {
  const [last] = useDraws(game.code, null).rows ?? [];
  const ticket = address.get('ticket');
  return (
    <>
      <StationHead game={game} last={last} />
      {ticket === null && picker}
      {ticket === null && <Stage game={game} />}
      {ticket === null ? <BettingView game={game} /> : <TicketView id={ticket} />}
    </>
  );
}
