import { REQUIREMENT_KINDS } from '@fairlead/core/requirement/requirement-kinds';
import { describe, expect, test } from 'vitest';
import type { Application } from '../../resources/loan-application.ts';
import { aDocumentSet, anApplication, aRequirement, BANK_MET, DAY_MET } from '../../testing/applications.ts';
import { presentTasks, tasksInWords } from './present-tasks.ts';

const statuses = (changes: Partial<Application>) =>
  presentTasks(anApplication(changes)).map(({ status }) => status);

const ALL_MET = [BANK_MET, DAY_MET];

describe('the list of tasks', () => {
  test('starts with the account and the day; the rest waits', () => {
    expect(statuses({})).toEqual([
      'Not yet started',
      'Not yet started',
      'Cannot start yet',
      'Cannot start yet',
    ]);
  });

  test('opens the documents when both are met', () => {
    expect(statuses({ requirements: ALL_MET })).toEqual([
      'Completed',
      'Completed',
      'Not yet started',
      'Cannot start yet',
    ]);
  });

  test('follows the reading', () => {
    const read = (count: number) =>
      statuses({ requirements: ALL_MET, documentSet: aDocumentSet({ read: count }) });
    expect(read(0).slice(2)).toEqual(['Not yet started', 'Cannot start yet']);
    expect(read(1).slice(2)).toEqual(['In progress', 'Cannot start yet']);
    expect(read(3).slice(2)).toEqual(['Completed', 'Not yet started']);
  });

  test('leads to the documents until their reading is completed', () => {
    const documentSet = aDocumentSet({ read: 3, readingCompletedAt: null });
    expect(statuses({ requirements: ALL_MET, documentSet }).slice(2)).toEqual([
      'In progress',
      'Cannot start yet',
    ]);
  });

  test('starts the reading again for documents of another day', () => {
    const documentSet = aDocumentSet({ read: 3, isCurrent: false });
    expect(statuses({ requirements: ALL_MET, documentSet }).slice(2)).toEqual([
      'Not yet started',
      'Cannot start yet',
    ]);
  });

  test('says when something was refused or is being looked at', () => {
    const requirements = [
      aRequirement('bank', { state: 'Refused' }),
      aRequirement('payment-day', { state: 'In review' }),
    ];
    expect(statuses({ requirements }).slice(0, 2)).toEqual(['There is a problem', 'In review']);
  });

  test('leads only where something can be done, and shows what was given', () => {
    const tasks = presentTasks(anApplication({ requirements: ALL_MET }));
    expect(tasks.map(({ href }) => href?.split('?')[0])).toEqual([
      '/account/borrow/continue/bank-details',
      '/account/borrow/continue/payment-day',
      '/account/borrow/continue/documents',
      undefined,
    ]);
    expect(tasks.slice(0, 2).map(({ hint }) => hint)).toEqual([
      'Account ending 4958',
      'The 15th of each month',
    ]);
  });

  test('begins with the number, and with the address where that is asked for', () => {
    const requirements = [
      aRequirement('current-address', { state: 'Met', given: 'confirmed' }),
      aRequirement('bank'),
      aRequirement('phone', { state: 'Met', given: 'ending 0982' }),
    ];
    const tasks = presentTasks(anApplication({ requirements })).slice(0, 3);
    expect(tasks.map(({ title, hint }) => [title, hint])).toEqual([
      ['Your mobile number', 'Number ending 0982'],
      ['Your address', 'You confirmed it'],
      ['Your bank account', aRequirement('bank').reason],
    ]);
  });

  test('says why a proof was refused, how many files were sent, and what was skipped', () => {
    const requirements = [
      aRequirement('identity', { state: 'Refused', refusal: 'It is out of date. Send a newer one.' }),
      aRequirement('address', { state: 'Provided', given: '2 files' }),
      aRequirement('income', { state: 'Skipped' }),
    ];
    const tasks = presentTasks(anApplication({ requirements })).slice(0, 3);
    expect(tasks.map(({ hint, status }) => [hint, status])).toEqual([
      ['It is out of date. Send a newer one.', 'There is a problem'],
      ['You sent 2 files', 'In review'],
      ['You skipped this', 'Completed'],
    ]);
  });

  test('says which cards are paid off, also where it is none', () => {
    const taskOf = (state: 'Provided' | 'Met' | 'Skipped', given: string | null) =>
      presentTasks(
        anApplication({ requirements: [aRequirement('debt-consolidation', { state, given })] }),
      )[0];
    expect(taskOf('Met', '2 cards, £2,790')).toMatchObject({
      title: 'Your credit cards',
      hint: 'Paying off 2 cards, £2,790',
      status: 'Completed',
    });
    expect(taskOf('Skipped', 'no cards')).toMatchObject({ hint: 'Paying off no cards', status: 'Completed' });
    expect(taskOf('Provided', null)?.status).toBe('In progress');
  });

  test('says of each requirement why it is asked, what is accepted and how long it takes', () => {
    const tasks = presentTasks(
      anApplication({ requirements: REQUIREMENT_KINDS.map((kind) => aRequirement(kind)) }),
    );
    expect(tasks).toHaveLength(REQUIREMENT_KINDS.length + 2);
    for (const { hint, facts } of tasks) {
      expect(hint).toMatch(/\w.*\.$/);
      expect(facts?.map(({ label }) => label)).toEqual(['You need', 'Takes']);
      expect(facts?.[1]?.value).toMatch(/^About (a minute|\d+ minutes)$/);
    }
    const identity = tasks.find(({ title }) => title === 'Proof of identity');
    expect(identity?.facts?.[0]?.value).toContain('passport, photocard driving licence or EU identity card');
  });

  test('asks for nothing more of what is done, and says what happens with what is being checked', () => {
    const [reviewed, met] = presentTasks(
      anApplication({ requirements: [aRequirement('identity', { state: 'In review' }), BANK_MET] }),
    );
    expect(reviewed?.facts).toEqual([
      { label: 'Now', value: 'We’re checking it. This page changes when we’ve finished.' },
    ]);
    expect(met?.facts).toBeUndefined();
  });

  test('counts what is done', () => {
    expect(tasksInWords(presentTasks(anApplication({ requirements: ALL_MET })))).toBe(
      '2 of 4 done, about 14 minutes left',
    );
  });
});
