import { request } from '@playwright/test';
import { operatorSignIn, operatorVerify } from '@unisite/shared/contract/operators';
import { addTeamKey } from '@unisite/shared/contract/operatorsTeams';
import { TOTP } from 'otpauth';
import { operatorCaller } from '../fixtures/operatorCall.ts';
import { operators } from '../fixtures/people.ts';

/** An operator who acts through the console's calls. */
export interface Operator {
  /** Registers a team's key, and opens markets to the team. */
  register(team: { name: string; publicKey: string }, markets: readonly string[]): Promise<void>;
  leave(): Promise<void>;
}

/** Signs in for the first time: password, enrolment of an authenticator, code. */
export async function signInOperator(address: string): Promise<Operator> {
  const context = await request.newContext();
  const call = operatorCaller(context, address);
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
