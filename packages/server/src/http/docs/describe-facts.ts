import { BODY_LIMIT_BYTES, type Endpoint } from '@fairlead/contract/wire/endpoint';
import type { Allowance } from '@fairlead/contract/wire/rate-limit';

const WHO: Readonly<Record<Endpoint['actor'], string>> = {
  anyone: 'Open to anyone.',
  borrower: 'Needs a signed-in borrower.',
  service: 'For another service of the group, with `X-Service-Name` and `X-Service-Token`.',
  staff: 'Needs a signed-on member of staff.',
  sandbox: 'Sandbox and staging only.',
};

const PERIODS: Readonly<Record<number, string>> = { 1: 'a minute', 60: 'an hour', 1440: 'a day' };

const allowanceWords = ({ calls, perMinutes }: Allowance): string => {
  const period = PERIODS[perMinutes] ?? `in ${perMinutes} minutes`;
  return `${calls} ${calls === 1 ? 'call' : 'calls'} ${period}`;
};

function limitWords({ rateLimit }: Endpoint): string | null {
  if (!rateLimit) return null;
  const { perAddress, perKnownBrowser, perAccount } = rateLimit;
  const limits = [
    ...(perAddress ? [`${allowanceWords(perAddress)} from one network`] : []),
    ...(perKnownBrowser
      ? [`${allowanceWords(perKnownBrowser)} from one browser that has signed in to the account before`]
      : []),
    ...(perAccount ? [`${allowanceWords(perAccount)} for one account`] : []),
  ];
  return `At most ${limits.join(' and ')}.`;
}

const cacheWords = (seconds: number): string => `Can be cached for ${seconds / 3600} hours.`;

function sessionWords({ strength, limitedSession, actor, staffRole }: Endpoint): readonly (string | null)[] {
  return [
    strength === 'strong' ? 'The session must have confirmed the SMS code in the last 15 minutes.' : null,
    actor === 'borrower' && limitedSession === 'own-application'
      ? 'A session limited to one application can call it for that application.'
      : null,
    staffRole === null
      ? null
      : `The role is \`${staffRole}\`${staffRole === 'adviser' ? ' or `underwriter`' : ''}.`,
  ];
}

function refusalList({ refusals }: Endpoint): string | null {
  const rows = Object.entries(refusals).map(
    ([type, { status, message }]) => `- ${status} \`${type}\`: ${message}`,
  );
  return rows.length === 0 ? null : ['Errors specific to this call:', '', ...rows].join('\n');
}

/** What a caller has to know about an endpoint, in Markdown. */
export function describeFacts(endpoint: Endpoint): string {
  const { actor, alsoAt, answers, bodyLimitBytes, cacheSeconds, description, embeds, idempotent } = endpoint;
  const facts = [
    WHO[actor],
    ...sessionWords(endpoint),
    answers === 'document' ? 'Also takes the `auth` cookie, so that a link can open it.' : null,
    idempotent ? 'Accepts `Idempotency-Key`.' : null,
    limitWords(endpoint),
    cacheSeconds === null ? null : cacheWords(cacheSeconds),
    bodyLimitBytes === BODY_LIMIT_BYTES ? null : `The body can be up to ${bodyLimitBytes / 1024} kB.`,
    embeds.length === 0 ? null : `\`embedded\` accepts ${embeds.map((name) => `\`${name}\``).join(', ')}.`,
    alsoAt.length === 0 ? null : `Also at \`${alsoAt.join('`, `')}\`.`,
  ].filter((fact) => fact !== null);
  const parts = [description, facts.join(' '), refusalList(endpoint)];
  return parts.filter((part) => part !== null && part !== '').join('\n\n');
}
