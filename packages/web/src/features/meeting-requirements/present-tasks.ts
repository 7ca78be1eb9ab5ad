import type { TaskItem, TaskStatus } from '@fairlead/ui/task-list/TaskList';
import { requirementOf, taskPath, unreadOf, type Application } from '../../resources/loan-application.ts';

type Requirement = NonNullable<ReturnType<typeof requirementOf>>;

const STATUSES: Readonly<Record<Requirement['state'], TaskStatus>> = {
  'Not started': 'Not yet started',
  Provided: 'In progress',
  'In review': 'In review',
  Met: 'Completed',
  Refused: 'There is a problem',
  Skipped: 'Completed',
};

const isMet = (requirement: Requirement | undefined): boolean =>
  requirement?.state === 'Met' || requirement?.state === 'Skipped';

function bankTask(id: string, bank: Requirement | undefined): TaskItem {
  const given = bank?.given;
  return {
    title: 'Your bank account',
    hint: given ? `Account ${given}` : 'Where the money goes and the payments come from',
    href: taskPath(id, 'bankDetails'),
    status: bank ? STATUSES[bank.state] : 'Cannot start yet',
  };
}

function dayTask(id: string, day: Requirement | undefined): TaskItem {
  const given = day?.given;
  return {
    title: 'Your payment day',
    hint: given ? `${capital(given)} of each month` : 'The day of the month that suits you',
    href: taskPath(id, 'paymentDay'),
    status: day ? STATUSES[day.state] : 'Cannot start yet',
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function reading({ documentSet }: Pick<Application, 'documentSet'>): TaskStatus {
  if (!documentSet?.isCurrent) return 'Not yet started';
  const unread = unreadOf(documentSet).length;
  if (unread === 0) return 'Completed';
  return unread < documentSet.documents.length ? 'In progress' : 'Not yet started';
}

/** What is left to do before the money is sent, in the order in which it can be done. */
export function presentTasks(application: Application): TaskItem[] {
  const { id } = application;
  const bank = requirementOf(application, 'bank-application-requirement');
  const day = requirementOf(application, 'payment-day-requirement');
  const canRead = isMet(bank) && isMet(day);
  const read = reading(application);
  const canSign = canRead && read === 'Completed';
  return [
    bankTask(id, bank),
    dayTask(id, day),
    {
      title: 'Read your documents',
      hint: 'Three documents, about 10 minutes',
      ...(canRead ? { href: taskPath(id, 'documents') } : {}),
      status: canRead ? read : 'Cannot start yet',
    },
    {
      title: 'Sign and ask for the money',
      hint: 'We send it as soon as you have signed',
      ...(canSign ? { href: taskPath(id, 'sign') } : {}),
      status: canSign ? 'Not yet started' : 'Cannot start yet',
    },
  ];
}

/** "2 of 4 done". */
export function tasksInWords(tasks: readonly Pick<TaskItem, 'status'>[]): string {
  const done = tasks.filter(({ status }) => status === 'Completed').length;
  return `${done} of ${tasks.length} done`;
}
