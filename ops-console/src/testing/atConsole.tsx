import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { addressOf } from '@unisite/shared/client';
import type { GivenOf, RequestOf } from '@unisite/shared/contract/operation';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix, type OperatorCall } from '@unisite/shared/contract/operators';
import { registerTexts, startI18n, TextNamespace } from '@unisite/shared/i18n';
import { KitProvider, kitTexts, Toaster } from '@unisite/shared/ui';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { closeDialog } from '../acts/dialogs.ts';
import { OpenDialogs } from '../acts/OpenDialogs.tsx';
import { DesksProvider } from '../desks/DesksProvider.tsx';
import { LazyDialogOf, loadDialogs, loadProposalBox } from '../desks/lazyParts.ts';
import { queryClient, refreshNamed } from '../frame/api/queries.ts';
import { startSession } from '../frame/session/session.ts';
import { namespace } from '../frame/texts.ts';
import vi from '../locales/vi.json';

interface SentRequest {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}
type Answer = { readonly status: number; readonly body: unknown };
const lost: Answer = { status: 0, body: null };

/** A console in the document, in Vietnamese, with a platform whose responses the test sets. */
export interface AtConsole {
  /** The calls made, without read calls. */
  readonly done: readonly SentRequest[];
  /** Sets the response of a call; of the request, the path parameters count. Default: `NOT_FOUND`. */
  answers<C extends OperatorCall>(call: C, request: Partial<RequestOf<C>>, value: GivenOf<C>): void;
  /** `more`: what the refusal says besides its code. */
  refuses<C extends OperatorCall>(call: C, request: Partial<RequestOf<C>>, code: string, more?: object): void;
  /** The call gets no response. */
  loses<C extends OperatorCall>(call: C, request: Partial<RequestOf<C>>): void;
  /** The page's text. */
  text(): string;
  button(name: string): HTMLButtonElement;
  buttons(): string[];
  field(label: string): HTMLInputElement;
  type(label: string, value: string): Promise<void>;
  /** A field by name, where labels repeat. */
  fieldNamed(name: string): HTMLInputElement;
  typeInto(name: string, value: string): Promise<void>;
  /** Toggles a checkbox or selects a radio button, by the beginning of its label. */
  choose(label: string): Promise<void>;
  /** Toggles a checkbox without a visible label, by name. */
  tick(name: string): Promise<void>;
  press(name: string): Promise<void>;
  /** Refetches a call, like an event would. */
  refreshed(name: string): Promise<void>;
  leave(): Promise<void>;
}

/** Signs `account` in with these roles and renders `node`, with the console's dialogs. */
export async function atConsole(
  account: string,
  roles: OperatorRole[],
  show: (site: Pick<AtConsole, 'answers' | 'refuses' | 'loses'>) => ReactNode,
): Promise<AtConsole> {
  startI18n('vi');
  await registerTexts(namespace, async () => vi);
  await loadProposalBox();
  const answers = new Map<string, Answer>();
  const done: SentRequest[] = [];
  const keyOf = <C extends OperatorCall>(call: C, request: Partial<RequestOf<C>>) =>
    // every request of the contract is an object
    `${call.method} ${addressOf(call, request as Record<string, unknown>).address}`;
  const site: Pick<AtConsole, 'answers' | 'refuses' | 'loses'> = {
    answers: (call, request, value) => {
      answers.set(keyOf(call, request), { status: 200, body: { success: true, value } });
    },
    refuses: (call, request, code, more) => {
      answers.set(keyOf(call, request), { status: 409, body: { success: false, code, message: code, ...more } });
    },
    loses: (call, request) => {
      answers.set(keyOf(call, request), lost);
    },
  };
  site.answers(matrix, {}, { markets: [], remotes: [], cells: [] });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const [method, address] = [options?.method ?? 'GET', String(input)];
    const sent = typeof options?.body === 'string' ? JSON.parse(options.body) : null;
    if (method !== 'GET') done.push({ method, address, body: sent });
    const known = answers.get(`${method} ${address}`);
    if (known === lost) throw new TypeError('the answer is lost');
    const { status, body } = known ?? { status: 404, body: { success: false, code: 'NOT_FOUND', message: address } };
    return new Response(JSON.stringify(body), { status });
  });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  startSession({
    account,
    name: account,
    roles,
    idleUntil: until,
    until,
    timeZone: 'Asia/Ho_Chi_Minh',
    zoneName: { vi: 'giờ Việt Nam', en: 'Vietnam time' },
  });

  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const node = show(site);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <TextNamespace value={namespace}>
          <KitProvider texts={kitTexts.vi}>
            <DesksProvider>
              {node}
              <OpenDialogs DialogOf={LazyDialogOf} load={loadDialogs} />
            </DesksProvider>
            <Toaster />
          </KitProvider>
        </TextNamespace>
      </QueryClientProvider>,
    ),
  );
  // what was waited for may ask in its turn
  await settled();
  await settled();

  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
  const all = () => [...container.querySelectorAll('button')];
  const one = <E,>(found: E | undefined, what: string): E => {
    if (!found) throw new Error(`there is no ${what} in: ${container.textContent}`);
    return found;
  };
  const button = (name: string) =>
    one(
      // a toast comes after what was shown
      [...document.querySelectorAll('button')].findLast((each) => nameOf(each) === name),
      `button ${name}`,
    );
  const field = (label: string) => {
    const found = [...container.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
    // a label's control is what a person types into: only its value is used
    const control = document.getElementById(found?.htmlFor ?? '') ?? container.querySelector(`[aria-label="${label}"]`);
    return one(control ?? undefined, `field ${label}`) as HTMLInputElement;
  };
  const fieldNamed = (name: string) =>
    one(container.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined, `field ${name}`);
  const typeIn = async (control: HTMLInputElement, value: string) => {
    // React detects the change only through the element's own setter
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
    await act(async () => {
      own?.set?.call(control, value);
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
    await settled();
  };
  return {
    ...site,
    done,
    text: () => document.body.textContent ?? '',
    button,
    buttons: () => all().map(nameOf),
    field,
    fieldNamed,
    type: (label, value) => typeIn(field(label), value),
    typeInto: (name, value) => typeIn(fieldNamed(name), value),
    async choose(label) {
      const found = [...container.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
      await act(async () =>
        one(found?.querySelector('input') ?? found?.control ?? undefined, `choice ${label}`).click(),
      );
      await settled();
    },
    async tick(name) {
      const box = container.querySelector<HTMLInputElement>(`input[type="checkbox"][aria-label="${name}"]`);
      await act(async () => one(box ?? undefined, `box ${name}`).click());
      await settled();
    },
    async press(name) {
      await act(async () => button(name).click());
      await settled();
    },
    async refreshed(name) {
      await act(() => refreshNamed([name]));
      await settled();
    },
    async leave() {
      await act(async () => {
        closeDialog();
        root.unmount();
      });
      container.remove();
      queryClient.clear();
      jest.restoreAllMocks();
    },
  };
}

/** Waits for everything under way to settle. */
const settled = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
