import type { RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import type { Db } from '../../database/database.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { paced } from '../../http/pipeline/paced.ts';
import { deleteSentDrafts } from '../../resources/application-draft/delete-sent-drafts.ts';
import { issueAutoLogin, wholeAccount, type TokenOwner } from '../../resources/auth-token/issue-token.ts';
import { countLink, type LinkAllowance } from '../../resources/auth-token/link-allowance.ts';
import { notifyDecision } from '../../resources/loan-application/decision-letter.ts';
import { openHirePurchase, sealHirePurchase } from '../../resources/loan-application/hire-purchase.ts';
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { findUser, type User } from '../../resources/user/users.ts';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { checkSubmission, type CheckedSubmission } from './check-submission.ts';
import { completeSubmission } from './complete-submission.ts';
import { decideApplication } from './decide-application.ts';
import { describeCar, findCar, type CarFound } from './find-car.ts';
import { mayApply } from './may-apply.ts';
import { searchBureau } from './search.ts';
import { findApplicant, startApplication, type StartedApplication } from './start-application.ts';
import type { Referral } from '../../database/tables/loan-applications.ts';
import type { SentSubmission } from './submission.ts';
import { notifyOwner } from './notify-applicant.ts';

/**
 * Stores the submission, asks the bureau, decides. Between the two transactions the application is undecided;
 * the same submission sent again continues from there.
 */
export async function submitApplication(
  context: RequestContext,
  sent: SentSubmission,
  referralText: string | undefined,
  embedded: ReadonlySet<string>,
) {
  const allowed = await mayApply(context, referralText);
  if (!allowed.ok) return allowed;
  const complete = await completeSubmission(context, sent);
  if (!complete.ok) return complete;
  const checked = checkSubmission(complete.value, context.brand, context.today);
  if (!checked.ok) return checked;
  const described = await describeCar(context, checked.value);
  if (!described.ok) return described;
  const stored = await paced(context, () => start(context, described.value, allowed.value));
  return actAs(stored.started.application.user_id, () => decide(context, stored, embedded));
}

/** A submission that is stored, and the borrower whose own session has sent it, or null. */
interface Stored {
  readonly email: string;
  readonly started: StartedApplication;
  readonly own: User | null;
}

/** Stores the submission with the rows of the borrower who has its email address, or who is new, and of no one else. */
async function start(
  context: RequestContext,
  submitted: CheckedSubmission,
  referral: Referral | null,
): Promise<Stored> {
  const { actor, db } = context;
  const own =
    actor?.limitedTo === null ? await actAs(actor.userId, () => findUser(context, db, actor)) : undefined;
  for (;;) {
    const applicant = await findApplicant(context, submitted);
    const started = await actAs(applicant.userId, () =>
      context.transaction((tx) => startApplication(tx, context, applicant, submitted, referral)),
    );
    if (started) return { email: submitted.applicant.email, started, own: own ?? null };
  }
}

async function decide(context: RequestContext, stored: Stored, embedded: ReadonlySet<string>) {
  const { started } = stored;
  const [report, car] = await Promise.all([
    searchBureau(context, started.application, started.intent),
    findCar(context, started.application),
  ]);
  if (!report) return refuse('bureauUnavailable');
  if (car === undefined) return refuse('vehicleUnavailable');
  const answer = await paced(context, async () => {
    const link = await countLink(context, stored.email);
    return context.transaction(async (tx) =>
      accept(await answerTo(tx, { ...context, link }, stored, { report, car }, embedded)),
    );
  });
  context.wakeWorker();
  return answer;
}

/** What an application is decided by. */
interface Found {
  readonly report: BureauReport;
  /** Null of an unsecured loan. */
  readonly car: CarFound | null;
}

async function decideFound(tx: Db, context: RequestContext, held: ApplicationRow, { report, car }: Found) {
  const stated = openHirePurchase(context.cipher, held);
  if (stated === null || car === null) return decideApplication(tx, context, held, report);
  const hire_purchase_encrypted = sealHirePurchase(context.cipher, held.id, { ...stated, found: car });
  const changed = await updateApplication(tx, held, { hire_purchase_encrypted });
  return decideApplication(tx, context, changed, report);
}

/** A submission with what its owner may be sent, counted before it is known whether there is one. */
type Submitting = RequestContext & { readonly link: LinkAllowance };

async function answerTo(
  tx: Db,
  context: Submitting,
  { started, own }: Stored,
  found: Found,
  embedded: ReadonlySet<string>,
) {
  const { user_id: userId, brand_id: brandId, id } = started.application;
  const held = await lockApplication(tx, { userId, brandId }, id);
  if (!held) throw new Error(`application ${id} is gone`);
  const applicant = BY_APPLICANT_KIND[applicantKindOf(context, started)];
  const decided = held.decision === null ? await decideFound(tx, context, held, found) : held;
  if (held.decision === null) await applicant.notify(tx, context, decided);
  await deleteSentDrafts(context, tx, own);
  const owner = applicant.owner(context, decided);
  const viewer = { ...context, actor: { ...owner, subjectId: owner.subjectId ?? owner.userId } };
  return {
    ...(await viewApplication(tx, viewer, decided, embedded)),
    autoLoginToken: applicant.getsToken ? await issueAutoLogin(context, tx, owner) : null,
  };
}

/** Whether the applicant is new, is signed in as the borrower, or typed the email address of an existing borrower. */
type ApplicantKind = 'new' | 'signed-in' | 'known-email';

function applicantKindOf(
  { actor }: RequestContext,
  { application, intent }: StartedApplication,
): ApplicantKind {
  if (intent.isNewUser) return 'new';
  const isOwn = actor?.userId === application.user_id && actor.limitedTo === null;
  return isOwn ? 'signed-in' : 'known-email';
}

type SubmissionOutcome = {
  readonly notify: (tx: Db, context: Submitting, application: ApplicationRow) => Promise<void>;
  /** Who sees the answer, and whose session its token begins. */
  readonly owner: (context: RequestContext, application: ApplicationRow) => TokenOwner;
  readonly getsToken: boolean;
};

const ownAccount = (_context: RequestContext, { user_id, brand_id }: ApplicationRow): TokenOwner =>
  wholeAccount({ userId: user_id, brandId: brand_id });

/**
 * What someone gets who typed a known email address looks the same as what a new applicant gets: the id of the account
 * is replaced with one of the session's own.
 */
const BY_APPLICANT_KIND: Readonly<Record<ApplicantKind, SubmissionOutcome>> = {
  new: { notify: notifyDecision, owner: ownAccount, getsToken: true },
  'signed-in': { notify: notifyDecision, owner: ownAccount, getsToken: false },
  'known-email': {
    notify: (tx, context, application) => notifyOwner(tx, context, application, context.link),
    owner: ({ newId }, { user_id, brand_id, id }) => ({
      userId: user_id,
      brandId: brand_id,
      limitedTo: id,
      subjectId: newId(),
    }),
    getsToken: true,
  },
};
