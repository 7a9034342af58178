import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import { type OperatorCall, operatorSignIn, operatorVerify } from '@unisite/shared/contract/operators';
import { addTeamKey } from '@unisite/shared/contract/operatorsTeams';
import * as z from '@unisite/shared/schema';
import { TOTP } from 'otpauth';
import { operators } from '../fixtures/people.ts';

/** Someone at the operators' console, by its calls. */
export interface Operator {
  /** Registers a team's key, and opens markets to the team. */
  register(team: { name: string; publicKey: string }, markets: readonly string[]): Promise<void>;
  leave(): Promise<void>;
}

/** Signs in for the first time: password, enrolment of an authenticator, its code. */
export async function signInOperator(address: string): Promise<Operator> {
  const context = await request.newContext({ baseURL: address, extraHTTPHeaders: { origin: address } });
  const call = caller(context);
  const second = await call(operatorSignIn, operators.ops);
  if (second.step !== 'enrol') throw new Error('the operator has an authenticator already');
  await call(operatorVerify, { code: new TOTP({ secret: second.secret }).generate() });
  return {
    async register({ name, publicKey }, markets) {
      await call(addTeamKey, { team: name, publicKey, markets: [...markets], why: 'A new team of the house' });
    },
    leave: () => context.dispose(),
  };
}

const caller =
  (context: APIRequestContext) =>
  async <C extends OperatorCall>(operation: C, data: z.Input<C['request']>): Promise<z.Output<C['value']>> => {
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) => String(Object(data)[name]));
    const answer = await context.fetch(path, { method: operation.method, data });
    const value = z.safeParse(operation.value, await valueIn(answer));
    if (!value.success) throw new Error(`${path} answered what its contract does not say: ${value.error.message}`);
    // the schema is the call's own; its type does not follow from the union of all calls
    return value.data as z.Output<C['value']>;
  };

async function valueIn(answer: APIResponse): Promise<unknown> {
  const body: unknown = await answer.json();
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${JSON.stringify(body)}`);
  return Object(body).value;
}
