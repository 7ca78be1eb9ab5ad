import { deliverText } from '../inbox.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { expiredCode, knownCode, randomCode } from './codes.ts';
import { sandboxCodeFor } from './mobiles.ts';
import type { SmsPort } from './port.ts';

/** Delivers into the inbox of the sandbox, to whatever number; a mobile outside the drama range gets a random code. */
export function sandboxSms({ store, clock }: SandboxParts): SmsPort {
  return {
    async send(message) {
      const isLost = sandboxCodeFor(message.to)?.arrives === false;
      if (!isLost) await deliverText(store, clock, message);
    },

    async codeFor(mobile) {
      const story = sandboxCodeFor(mobile);
      if (story === undefined) return randomCode();
      return story.expired ? expiredCode(story.code) : knownCode(story.code);
    },
  };
}
