import { ProviderUnavailable } from '../provider-error.ts';
import type { StaffIdentityPort } from './port.ts';

const notSetUp = (): Promise<never> =>
  Promise.reject(new ProviderUnavailable('staff-identity', { why: 'not set up' }));

/** No identity provider: no one signs on as staff. */
export function noStaffIdentity(): StaffIdentityPort {
  return { isSetUp: false, begin: notSetUp, finish: notSetUp };
}
