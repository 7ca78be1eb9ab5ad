import { deliverEmail } from '../inbox.ts';
import { ProviderRejected } from '../provider-error.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import type { EmailPort } from './port.ts';

/** One bare address under the reserved top-level domain (RFC 2606), so that no email can reach a real person. */
const RESERVED_ADDRESS = /^[^\s@,;:<>"]+@([a-z0-9-]+\.)+example$/i;

/** Delivers email to the sandbox inbox. */
export function sandboxEmail({ store, clock }: SandboxParts): EmailPort {
  return {
    async send(email) {
      if (!RESERVED_ADDRESS.test(email.to)) throw new ProviderRejected('email', 'address-not-allowed');
      await deliverEmail(store, clock, email);
    },
  };
}
