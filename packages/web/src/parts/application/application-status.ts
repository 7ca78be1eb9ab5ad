import type { ApplicationState } from '@fairlead/core/application/states';

/** The state of an application, in a few words. */
export const APPLICATION_STATUS = {
  Quoted: 'Your offer is ready',
  Declined: 'We couldn’t offer you a loan',
  'Address Mismatch': 'We need to check your address',
  Referred: 'We’re reviewing your application',
  Requirements: 'A few details are left',
  Documents: 'Your documents are ready to read',
  Requested: 'Signed',
  Unrequested: 'You chose not to continue',
  Expired: 'Your offer has expired',
} satisfies Record<ApplicationState, string>;
