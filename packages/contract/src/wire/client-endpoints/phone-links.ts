// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const PHONE_LINKS_CALLS = {
  makePhoneLink: ['makePhoneLink', 'POST', '/v2/requirements/:id/phone-link', true, false, '', ''],
  readPhoneLink: ['readPhoneLink', 'GET', '/v2/requirements/:id/phone-link', true, false, '', ''],
  endPhoneLink: ['endPhoneLink', 'POST', '/v2/requirements/:id/end-phone-link', true, false, '', ''],
  openPhoneLink: ['openPhoneLink', 'POST', '/v2/phone-links/open', true, false, '', ''],
  sendByPhone: ['sendByPhone', 'POST', '/v2/phone-links/send', true, true, '', ''],
  finishByPhone: ['finishByPhone', 'POST', '/v2/phone-links/finish', true, false, '', ''],
} as const satisfies ClientEndpoints;
