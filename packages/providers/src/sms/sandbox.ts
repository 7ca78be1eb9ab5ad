import { deliverText } from '../inbox.ts';
import { ProviderRejected } from '../provider-error.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { expiredCode, knownCode, randomCode } from './codes.ts';
import { SANDBOX_MOBILES, sandboxCodeFor } from './mobiles.ts';
import type { SmsPort } from './port.ts';

/** Delivers texts for any number to the sandbox inbox; a mobile outside the drama range gets a random code. */
export function sandboxSms({ store, clock }: SandboxParts): SmsPort {
  return {
    async send(message) {
      if (SANDBOX_MOBILES[message.to]?.hasStopped) throw new ProviderRejected('sms', 'opted-out');
      const isLost = sandboxCodeFor(message.to)?.arrives === false;
      if (!isLost) await deliverText(store, clock, message);
    },

    async codeFor(mobile) {
      const mobileCode = sandboxCodeFor(mobile);
      if (mobileCode === undefined) return randomCode();
      return mobileCode.expired ? expiredCode(mobileCode.code) : knownCode(mobileCode.code);
    },
  };
}
