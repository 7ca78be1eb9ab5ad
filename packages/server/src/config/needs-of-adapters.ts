import type { Config } from './settings.ts';

interface Need {
  readonly isChosen: (config: Config) => boolean;
  /** Settings by name, and whether each is there. */
  readonly needed: (config: Config) => Readonly<Record<string, boolean>>;
}

/** What live adapters need, by the setting that chooses them. */
const NEEDS: Readonly<Record<string, Need>> = {
  'EMAIL_PROVIDER=smtp': {
    isChosen: ({ adapters }) => adapters.email === 'smtp',
    needed: ({ smtp }) => ({ SMTP_URL: smtp.url !== undefined }),
  },
  'SMS_PROVIDER=twilio': {
    isChosen: ({ adapters }) => adapters.sms === 'twilio',
    needed: ({ twilio, secrets }) => ({
      TWILIO_ACCOUNT_SID: twilio.accountSid !== null,
      TWILIO_AUTH_TOKEN: secrets.twilioAuthToken !== null,
      'TWILIO_MESSAGING_SERVICE_SID or TWILIO_FROM':
        twilio.messagingServiceSid !== null || twilio.from !== null,
    }),
  },
  'REVIEWS_PROVIDER=trustpilot': {
    isChosen: ({ adapters }) => adapters.reviews === 'trustpilot',
    needed: ({ secrets, businessUnits }) => ({
      TRUSTPILOT_API_KEY: secrets.trustpilotApiKey !== null,
      'a TRUSTPILOT_BUSINESS_UNIT_…': Object.values(businessUnits).some((id) => id !== null),
    }),
  },
};

/** For each live adapter that is chosen, a sentence with all settings that it lacks. */
export function missingOfAdapters(config: Config): string[] {
  return Object.entries(NEEDS).flatMap(([choice, { isChosen, needed }]) => {
    const given = needed(config);
    const missing = isChosen(config) ? Object.keys(given).filter((name) => given[name] !== true) : [];
    return missing.length === 0 ? [] : [`${choice} needs ${missing.join(', ')}`];
  });
}
