import { logout } from '@unisite/shared/contract';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { launchGame, openPage, openPlay } from '../openSession.ts';
import type { Step } from '../plan/step.ts';
import type { StepContext } from './stepContext.ts';

const OPEN_TRIES = 3;

/**
 * The other caller tries the code first. If a call whose response is lost consumes it, another code is requested, as
 * for a reloaded frame.
 */
export async function openSessionStep(
  { caller, session }: Extract<Step, { do: 'openSession' }>,
  { calls, player, sessions, ...site }: StepContext,
): Promise<string | null> {
  const page = await openPage(site, player);
  for (let tries = 0; tries < OPEN_TRIES; tries += 1) {
    const code = await launchGame(site, player, caller, page.id);
    const others = await calls.vendor(caller === 0 ? 1 : 0, seamlessPaths.session, { code });
    if (others.body.code !== 'SESSION_EXPIRED') return 'another caller opened a play session';
    const token = await openPlay(calls, caller, code);
    if (token === null) continue;
    sessions[session] = { token, page: page.session };
    return null;
  }
  return `no play session in ${OPEN_TRIES} tries`;
}

/** Signs out; if a call whose response was lost already did, the response says so. */
export async function endSessionStep(
  { session }: Extract<Step, { do: 'endSession' }>,
  { calls, player, sessions }: StepContext,
): Promise<string | null> {
  let tries = 0;
  const onTry = () => {
    tries += 1;
  };
  const from = { ...player, page: sessions[session]?.page ?? null };
  const { status, body } = await calls.page(logout, logout.path, {}, from, { onTry });
  return status === 200 || (tries > 1 && status === 401) ? null : `signing out was answered ${JSON.stringify(body)}`;
}
