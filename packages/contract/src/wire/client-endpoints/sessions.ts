// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const SESSIONS_CALLS = {
  authenticate: ['authenticate', 'POST', '/v2/auth', true, false, '', ''],
  sendLoginLink: ['sendLoginLink', 'POST', '/v2/auth/login-link', true, false, '', ''],
  describeLoginLink: ['describeLoginLink', 'POST', '/v2/auth/login-link/describe', true, false, '', ''],
  stepUp: ['stepUp', 'POST', '/v2/auth/step-up', true, false, '', ''],
  verifyStepUp: ['verifyStepUp', 'POST', '/v2/auth/step-up/verify', true, false, '', ''],
  signOut: ['signOut', 'POST', '/v2/auth/sign-out', true, false, '', ''],
  initializeSession: ['initializeSession', 'POST', '/v2/sessions/initialize', true, false, '', ''],
} as const satisfies ClientEndpoints;
