import { queryClient } from '@unisite/shared/api';
import type { GameCard } from '@unisite/shared/contract/games';
import { startI18n, type Texts } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { type MountProps, remoteRoot } from '@unisite/shared/remote';
import { endSession, startSession } from '@unisite/shared/session';
import { act, type ComponentType } from 'react';
import vi from '../locales/vi.json';

startI18n('vi');

/** Puts a module of this remote into the document as the shell does. */
export async function mountModule(component: ComponentType<never>, path?: string) {
  const lifecycles = remoteRoot({ remote: 'mf-games', component, texts: () => Promise.resolve(vi as Texts) });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props: MountProps = {
    name: `module-${Math.random()}`,
    domElement,
    path,
    onError: (error) => {
      throw error;
    },
  };
  await lifecycles.bootstrap(props);
  await underAct(() => lifecycles.mount(props));
  await settle();
  return {
    element: domElement,
    unmount: async () => {
      await underAct(() => lifecycles.unmount(props));
      domElement.remove();
    },
  };
}

/** React does its work when `act` ends, and the lifecycles wait for that work. */
async function underAct(work: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  await act(async () => {
    done = work();
  });
  await done;
}

/** Lets everything that is under way come to its end. */
export const settle = (ms = 0): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await new Promise((resolve) => setTimeout(resolve));
  });

export const goTo = (address: string): Promise<void> => act(async () => navigate(address));

export const signIn = (): void =>
  startSession({
    token: 'token',
    account: 'minhanh',
    nickname: 'Minh Anh',
    customerId: '7',
    customerType: 0,
    regDate: '2026-01-01T00:00:00.000Z',
    firstTimeLogin: false,
    passwordExpired: false,
    avatar: '/a.svg',
    level: null,
  });

export function startAnew(): void {
  endSession('signedOut');
  queryClient.clear();
}

export const card = (gameId: string, more: Partial<GameCard> = {}): GameCard => ({
  gameId,
  name: `Game ${gameId}`,
  category: 'RNG',
  vassalage: 'lumivolta',
  vendorName: 'Lumivolta',
  icon: `/media/${gameId}.svg`,
  isHot: false,
  isNew: false,
  maintenance: false,
  rtp: 96,
  players: 3,
  favourite: false,
  ...more,
});
