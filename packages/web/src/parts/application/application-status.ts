import type { ApplicationState } from '@fairlead/core/application/states';

/** Where an application stands, in a few words. */
export const APPLICATION_STATUS = {
  Quoted: 'Your price is ready',
  Declined: 'We could not offer a loan',
  'Address Mismatch': 'We need to check your address',
  Referred: 'A person is looking at it',
  Requirements: 'A few details are left',
  Documents: 'Your documents are ready to read',
  Requested: 'Signed',
  Unrequested: 'You chose not to go on',
  Expired: 'The price has ended',
} satisfies Record<ApplicationState, string>;
