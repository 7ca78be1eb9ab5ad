import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { issueAutoLogin } from '../../resources/auth-token/issue-token.ts';
import {
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import type { Viewer } from '../../resources/loan-application/application-embeds.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { checkSubmission, type Submission } from './check-submission.ts';
import { decideApplication } from './decide-application.ts';
import { mayApply } from './may-apply.ts';
import { searchBureau } from './search.ts';
import { startApplication, type StartedApplication } from './start-application.ts';
import { notifyDecision, notifyOwner } from './notify-applicant.ts';

/**
 * Stores the submission, asks the bureau, decides. Between the two transactions the application is undecided;
 * the same submission sent again continues from there.
 */
export async function submitApplication(
  context: RequestContext,
  submission: Submission,
  referralText: string | undefined,
  embedded: ReadonlySet<string>,
) {
  const allowed = await mayApply(context, referralText);
  if (!allowed.ok) return allowed;
  const checked = checkSubmission(submission, context.brand, context.today);
  if (!checked.ok) return checked;
  const started = await context.transaction((tx) =>
    startApplication(tx, context, checked.value, allowed.value),
  );
  const report = await searchBureau(context, started.application, started.intent);
  if (!report) return refuse('bureauUnavailable');
  const answer = await context.transaction(async (tx) =>
    accept(await answerTo(tx, context, started, report, embedded)),
  );
  context.wakeWorker();
  return answer;
}

async function answerTo(
  tx: Db,
  context: RequestContext,
  started: StartedApplication,
  report: BureauReport,
  embedded: ReadonlySet<string>,
) {
  const { user_id: userId, brand_id: brandId, id } = started.application;
  const held = await lockApplication(tx, { userId, brandId }, id);
  if (!held) throw new Error(`application ${id} is gone`);
  const kind = applicantKindOf(context, started);
  const decided = held.decision === null ? await decideApplication(tx, context, held, report) : held;
  if (held.decision === null) await BY_APPLICANT_KIND[kind].notify(tx, context, decided);
  const viewer = { ...context, actor: BY_APPLICANT_KIND[kind].viewer(context, decided) };
  return {
    ...(await viewApplication(tx, viewer, decided, embedded)),
    autoLoginToken: await BY_APPLICANT_KIND[kind].token(tx, context, decided),
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
  readonly notify: (tx: Db, context: RequestContext, application: ApplicationRow) => Promise<void>;
  readonly viewer: (context: RequestContext, application: ApplicationRow) => Viewer['actor'];
  readonly token: (tx: Db, context: RequestContext, application: ApplicationRow) => Promise<string | null>;
};

const ownerOf = ({ user_id, brand_id }: ApplicationRow) => ({ userId: user_id, brandId: brand_id });

const BY_APPLICANT_KIND: Readonly<Record<ApplicantKind, SubmissionOutcome>> = {
  new: {
    notify: notifyDecision,
    viewer: (_, { user_id }) => ({ userId: user_id, limitedTo: null }),
    token: (tx, context, application) =>
      issueAutoLogin(context, tx, { ...ownerOf(application), limitedTo: null }),
  },
  'signed-in': {
    notify: notifyDecision,
    viewer: ({ actor }) => actor,
    token: async () => null,
  },
  'known-email': {
    notify: notifyOwner,
    viewer: () => null,
    token: (tx, context, application) =>
      issueAutoLogin(context, tx, { ...ownerOf(application), limitedTo: application.id }),
  },
};
