import type { TaskFact, TaskItem, TaskStatus } from '@fairlead/ui/task-list/TaskList';
import { longDay } from '@fairlead/core/calendar/display';
import { FROM_BANK, isProof } from '@fairlead/core/requirement/proof';
import { isSatisfied } from '@fairlead/core/requirement/requirement';
import { REQUIREMENT_KINDS, type RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { taskPath, type TaskPage } from '../../application-paths.ts';
import type { Application } from '../../resources/loan-application.ts';
import { requirementOf } from '../../resources/requirement.ts';
import {
  minutesInWords,
  READING_NEEDS,
  REQUIREMENT_NEEDS,
  SIGNING_NEEDS,
  type TaskNeeds,
} from './task-needs.ts';

type Requirement = NonNullable<ReturnType<typeof requirementOf>>;

const STATUSES: Readonly<Record<Requirement['state'], TaskStatus>> = {
  'Not started': 'Not yet started',
  Provided: 'In progress',
  'In review': 'In review',
  Met: 'Completed',
  Refused: 'There is a problem',
  Skipped: 'Completed',
};

/** A task of the list; `minutes` is what is left of it. */
export type PresentedTask = TaskItem & { readonly minutes: number };

type RequirementTask = {
  readonly title: string;
  readonly page: TaskPage;
  /** What was given, as the task's hint. */
  readonly given: (given: string) => string;
};

const sentFiles = (given: string): string => `You sent ${given}`;

const REQUIREMENT_TASKS: Readonly<Record<RequirementKind, RequirementTask>> = {
  phone: { title: 'Your mobile number', page: 'phone', given: (given) => `Number ${given}` },
  'current-address': {
    title: 'Your address',
    page: 'currentAddress',
    given: (given) => `You ${given} it`,
  },
  identity: { title: 'Proof of identity', page: 'identityProof', given: sentFiles },
  address: { title: 'Proof of address', page: 'addressProof', given: sentFiles },
  income: {
    title: 'Proof of income',
    page: 'incomeProof',
    given: (given) => (given === FROM_BANK ? 'Found in your bank account' : sentFiles(given)),
  },
  affordability: { title: 'A smaller loan', page: 'smallerLoan', given: (given) => `You accepted ${given}` },
  'debt-consolidation': {
    title: 'Your credit cards',
    page: 'creditCards',
    given: (given) => `Paying off ${given}`,
  },
  keeper: { title: 'Your V5C log book', page: 'keeperProof', given: sentFiles },
  'settlement-letter': { title: 'Settlement letter', page: 'settlementLetter', given: sentFiles },
  insurance: { title: 'Car insurance', page: 'insuranceProof', given: sentFiles },
  bank: { title: 'Your bank account', page: 'bankDetails', given: (given) => `Account ${given}` },
  'payment-day': {
    title: 'Your payment day',
    page: 'paymentDay',
    given: (given) => `${capital(given)} of each month`,
  },
};

function hintOf({ state, given, refusal, reason }: Requirement, inWords: RequirementTask['given']): string {
  if (given !== null) return inWords(given);
  return state === 'Skipped' ? 'You skipped this' : (refusal ?? reason);
}

const DONE: ReadonlySet<TaskStatus> = new Set(['Completed', 'In review']);

/** A task with what it needs and how long it takes, until there is nothing to do for it. */
function withFacts(task: TaskItem, { needs, minutes }: TaskNeeds): PresentedTask {
  const facts: TaskFact[] = [
    { label: 'You need', value: needs },
    { label: 'Takes', value: minutesInWords(minutes) },
  ];
  if (!DONE.has(task.status)) return { ...task, minutes, facts };
  const next = 'We’re checking it. This page changes when we’ve finished.';
  return task.status === 'In review'
    ? { ...task, minutes: 0, facts: [{ label: 'Now', value: next }] }
    : { ...task, minutes: 0 };
}

/** Whether the borrower opted in to pay off cards, so that they are listed. */
export function isCardListOpen({ state }: Pick<Requirement, 'state'>): boolean {
  return state === 'Provided' || state === 'Met';
}

/** The task of a requirement; none when this application is not asked for it. */
function requirementTasks(application: Application, kind: RequirementKind): PresentedTask[] {
  const { title, page, given } = REQUIREMENT_TASKS[kind];
  const requirement = requirementOf(application, kind);
  if (!requirement) return [];
  const status =
    requirement.state === 'Provided' && isProof(kind) ? 'In review' : STATUSES[requirement.state];
  const href = taskPath(application.id, page);
  const task = { title, hint: hintOf(requirement, given), href, status };
  return [withFacts(task, REQUIREMENT_NEEDS[kind])];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function reading({ documentSet }: Pick<Application, 'documentSet'>): TaskStatus {
  if (!documentSet?.isCurrent) return 'Not yet started';
  if (documentSet.readingCompletedAt !== null) return 'Completed';
  const isStarted = documentSet.documents.some(({ readAt }) => readAt !== null);
  return isStarted ? 'In progress' : 'Not yet started';
}

/** What is left to do before the money is sent, in the order in which it can be done. */
export function presentTasks(application: Application): PresentedTask[] {
  const { id } = application;
  const { requirements = [] } = application;
  const canRead = requirements.length > 0 && requirements.every(({ state }) => isSatisfied(state));
  const read = reading(application);
  const canSign = canRead && read === 'Completed';
  return [
    ...REQUIREMENT_KINDS.flatMap((kind) => requirementTasks(application, kind)),
    withFacts(
      {
        title: 'Read your documents',
        hint: 'Three documents, to read and confirm. They say what the loan costs and what you agree to.',
        ...(canRead ? { href: taskPath(id, 'documents') } : {}),
        status: canRead ? read : 'Cannot start yet',
      },
      READING_NEEDS,
    ),
    withFacts(
      {
        title: 'Sign your agreement',
        hint: 'We’ll send the money as soon as you’ve signed.',
        ...(canSign ? { href: taskPath(id, 'sign') } : {}),
        status: canSign ? 'Not yet started' : 'Cannot start yet',
      },
      SIGNING_NEEDS,
    ),
  ];
}

/** "2 of 4 done, about 14 minutes left". */
export function tasksInWords(tasks: readonly Pick<PresentedTask, 'status' | 'minutes'>[]): string {
  const done = tasks.filter(({ status }) => status === 'Completed').length;
  const left = tasks.reduce((sum, { minutes }) => sum + minutes, 0);
  const progress = `${done} of ${tasks.length} done`;
  return left === 0 ? progress : `${progress}, ${minutesInWords(left).toLowerCase()} left`;
}

/** Of an application whose loan could not be paid out: what is done again, and until when. */
export function accountNeededWords({ expiresAt }: Pick<Application, 'expiresAt'>): string {
  const until = expiresAt === null ? '' : ` by the end of ${longDay(expiresAt)}`;
  return `We couldn’t pay your loan. Add another account, then read and sign your new documents${until}. You don’t need to do anything else again.`;
}
