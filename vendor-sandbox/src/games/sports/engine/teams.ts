import { arena } from './leagues/arena.ts';
import { badminton } from './leagues/badminton.ts';
import { basketball } from './leagues/basketball.ts';
import { football } from './leagues/football.ts';
import { tableTennis } from './leagues/tableTennis.ts';
import { tennis } from './leagues/tennis.ts';
import { volleyball } from './leagues/volleyball.ts';
import type { SportName } from './sport.ts';
import type { League } from './team.ts';

/** Invented leagues and teams; names are the same in every language. */
export const leagues: Readonly<Record<SportName, readonly League[]>> = {
  football,
  arena,
  basketball,
  tennis,
  badminton,
  volleyball,
  tableTennis,
};
