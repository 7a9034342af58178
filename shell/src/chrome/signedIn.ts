import { agentLoginTypes, type SessionInfo } from '@unisite/shared/contract/access';
import { bus } from '@unisite/shared/events';
import { navigate } from '@unisite/shared/navigation';
import { startSession } from '@unisite/shared/session';
import { modalOf, routeOf } from '../loader/offers.ts';
import { currentSnapshot } from '../loader/snapshot.ts';

/** What follows a login (specification section 4): an expired password is to be changed, agents go to their home. */
export function signedIn(info: SessionInfo): void {
  startSession(info);
  const snapshot = currentSnapshot();
  if (info.passwordExpired && modalOf(snapshot, 'changePassModal')) {
    bus.emit('modal.open', { modal: 'changePassModal' });
    return;
  }
  if (agentLoginTypes.includes(info.customerType) && routeOf(snapshot, '/agentHome')) navigate('/agentHome');
}
