import type { EndpointName } from '@fairlead/contract/endpoints';
import { beginStory, tell, type World } from '@fairlead/testing/journey-walk';
import type { Application } from '@fairlead/testing/people';
import type { Visitor } from './visitor.ts';

const TO_DECISION = ['submitApplication', 'authenticate'] as const;
const TO_TASKS = [...TO_DECISION, 'followUp'] as const;
const TO_DOCUMENTS = [
  ...TO_TASKS,
  'stepUp',
  'verifyStepUp',
  'provideBankDetails',
  'providePaymentDay',
  'prepareDocuments',
] as const;
const TO_SIGN = [
  ...TO_DOCUMENTS,
  'confirmReadAdequateExplanations',
  'confirmReadSecci',
  'confirmReadContract',
  'completeReadDocuments',
] as const;
const TO_LOAN = [...TO_SIGN, 'requestLoan'] as const;

/** How far an application is taken through the API before the browser shows it. */
const STAGES = {
  decided: TO_DECISION,
  tasks: TO_TASKS,
  documents: TO_DOCUMENTS,
  'ready to sign': TO_SIGN,
  signed: TO_LOAN,
} as const satisfies Record<string, readonly EndpointName[]>;

const HOUR_MS = 3_600_000;

/** The browser is signed in as the application would do it: by the cookie that it keeps. */
export async function signIn(
  { page, address }: Visitor,
  { userId, token }: Pick<World, 'userId' | 'token'>,
  { isStrong = false, endsInMs = HOUR_MS } = {},
): Promise<void> {
  const now = Date.now();
  const session = {
    userId,
    token,
    authStrength: isStrong ? 'strong' : 'weak',
    expiry: new Date(now + endsInMs).toISOString(),
    created: new Date(now).toISOString(),
    limitedTo: null,
  };
  const url = new URL(address('/')).origin;
  const value = encodeURIComponent(JSON.stringify(session));
  await page.context().addCookies([{ name: 'auth', value, url, secure: true, sameSite: 'Lax' }]);
}

/** Another application of the borrower's, decided as the surname says. It is made before anything is signed. */
async function applyAgain({ api }: Visitor, { token, applicant }: World, lastName: string): Promise<void> {
  const body = { ...applicant, user: { ...applicant.user, lastName } };
  await api.get('submitApplication', { token, body });
}

/**
 * Takes an application as far as the stage, and signs its borrower in. `alsoApplied` has the surnames under which
 * the same borrower applied beside it.
 */
export async function prepare(
  visitor: Visitor,
  stage: keyof typeof STAGES,
  who: Application,
  alsoApplied: readonly string[] = [],
): Promise<World> {
  const world = beginStory(visitor.api, who);
  const steps: readonly EndpointName[] = STAGES[stage];
  for (const name of steps) {
    await tell(name, world);
    if (name !== 'authenticate') continue;
    for (const lastName of alsoApplied) await applyAgain(visitor, world, lastName);
  }
  await signIn(visitor, world, { isStrong: steps.includes('verifyStepUp') });
  return world;
}
