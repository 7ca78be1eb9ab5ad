import { addDays } from '@fairlead/core/calendar/day';
import { linkedDraft, newDraft, newKey, type DraftBody } from '@fairlead/testing/journeys/drafts';
import { applied } from '@fairlead/testing/journeys/applying';
import { newestLinkToken, signIn } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { perform } from '../runtime/background-tasks.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredRecords } from './delete-expired-records.ts';

const DAY_MINUTES = 24 * 60;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const pass = (days: number) => server.get('advanceTime', { body: { days } });
const lettersTo = (to: string) => server.get('readInbox', { query: { to } });
const countTo = async (to: string) => (await lettersTo(to)).length;
const changed = (draft: DraftBody): DraftBody => ({ ...draft, isNew: false, page: 'home' });

async function saved(changes: Partial<DraftBody['answers']> = {}): Promise<DraftBody> {
  const draft = newDraft(changes);
  await server.get('saveDraft', { body: draft });
  return draft;
}

describe('the applicant of an unfinished form', () => {
  test('is emailed a day and seven days after the last change, and never again', async () => {
    const { answers } = await saved();
    expect(await countTo(answers.email)).toBe(0);
    for (const [days, letters] of [
      [1, 1],
      [5, 1],
      [1, 2],
      [20, 2],
    ] as const) {
      await pass(days);
      expect(await countTo(answers.email)).toBe(letters);
    }
  });

  test('is emailed twice also when the time machine passes both days in one go', async () => {
    const { answers } = await saved();
    await server.travelTo(addDays(await server.today(), 25));
    expect(await countTo(answers.email)).toBe(2);
  });

  test('reads where they stopped, how to continue and how to stop, and nothing that was typed', async () => {
    const { answers } = await saved({ firstName: 'Buy', occupation: 'https://spam.example' });
    await pass(1);
    const [letter] = await lettersTo(answers.email);
    expect(letter).toMatchObject({ subject: 'Continue your application' });
    expect(letter?.text).toContain('You got as far as your work and income.');
    expect(letter?.text).toContain('press “Stop these emails”');
    expect(letter?.text).not.toMatch(/spam|Buy|7,500/);
    expect(letter?.links).toHaveLength(1);
    const body = { token: await newestLinkToken(server, answers.email), key: newKey() };
    expect((await server.get('continueDraft', { body })).answers).toEqual(answers);
  });

  test('who changes an answer has another day', async () => {
    const draft = await saved();
    server.passMinutes(20 * 60);
    await server.get('saveDraft', { body: changed(draft) });
    server.passMinutes(20 * 60);
    await server.work();
    expect(await countTo(draft.answers.email)).toBe(0);
    server.passMinutes(5 * 60);
    await server.work();
    expect(await countTo(draft.answers.email)).toBe(1);
  });

  test.each<[string, (draft: DraftBody) => Promise<unknown>]>([
    [
      'who has applied, in whichever browser,',
      ({ answers: { email } }) => {
        const body = newApplicant('Halfway', 'Accept');
        return server.get('submitApplication', { body: { ...body, user: { ...body.user, email } } });
      },
    ],
    ['who has deleted it', ({ key }) => server.get('deleteDraft', { body: { secret: key } })],
    [
      'who answers that they want no reminders',
      (draft) =>
        server.get('saveDraft', {
          body: { ...changed(draft), answers: { ...draft.answers, reminders: 'no' } },
        }),
    ],
  ])('%s is not reminded of it', async (_who, act) => {
    const draft = await saved();
    await act(draft);
    const before = await countTo(draft.answers.email);
    await pass(8);
    const reminders = (await lettersTo(draft.answers.email)).slice(0, -before || undefined);
    expect(reminders.filter(({ subject }) => subject === 'Continue your application')).toEqual([]);
  });

  test('whose account wants no reminders is not reminded', async () => {
    const { token, userId, application } = await applied(server);
    const { email } = application.user;
    await server.get('changeContactPermission', {
      token,
      params: { id: userId },
      body: { unsecuredLoanReminders: false },
    });
    await pass(1);
    const before = await countTo(email);
    await saved({ email });
    await pass(8);
    expect(await countTo(email)).toBe(before);
  });

  test('who stops these emails gets none about any form of the address, also by a link that is used up', async () => {
    const { draft, token } = await linkedDraft(server);
    const { email } = draft.answers;
    await saved({ email });
    await server.get('continueDraft', { body: { token, key: newKey() } });
    await server.get('stopDraftReminders', { body: { token } });
    await saved({ email });
    await pass(8);
    expect(await countTo(email)).toBe(1);
  });

  test('who stops these emails gets none, whatever others do with the form that named the address', async () => {
    const { draft, token } = await linkedDraft(server);
    const { email } = draft.answers;
    const moveTo = (to: string) =>
      server.get('saveDraft', { body: { ...changed(draft), answers: { ...draft.answers, email: to } } });
    await moveTo(newDraft().answers.email);
    await moveTo(email);
    expect(await server.get('stopDraftReminders', { body: { token } })).toEqual({ stopped: true });
    await server.get('deleteDraft', { body: { secret: draft.key } });
    const { key } = await saved({ email });
    expect(await server.get('sendDraftLink', { body: { secret: key } })).toEqual({ sent: true });
    await pass(8);
    expect(await countTo(email)).toBe(1);
  });

  test('who stopped these emails can still ask for a link by an old one', async () => {
    const { draft, token } = await linkedDraft(server);
    await server.get('stopDraftReminders', { body: { token } });
    await server.get('sendDraftLink', { body: { secret: token } });
    expect(await countTo(draft.answers.email)).toBe(2);
  });

  test('is emailed twice, also when the address changes and comes back', async () => {
    const draft = await saved();
    await pass(1);
    for (const email of [newDraft().answers.email, draft.answers.email])
      await server.get('saveDraft', { body: { ...changed(draft), answers: { ...draft.answers, email } } });
    await pass(6);
    expect(await countTo(draft.answers.email)).toBe(1);
    await pass(20);
    expect(await countTo(draft.answers.email)).toBe(2);
  });
});

test('that an address wants no emails is forgotten after 13 months', async () => {
  const { token } = await linkedDraft(server);
  await server.get('stopDraftReminders', { body: { token } });
  const stops = async () => {
    await perform(deleteExpiredRecords, server.services);
    return (await server.db.selectFrom('stopped_addresses').select('stopped_at').execute()).length;
  };
  server.passMinutes(390 * DAY_MINUTES);
  expect(await stops()).toBe(1);
  server.passMinutes(10 * DAY_MINUTES);
  expect(await stops()).toBe(0);
});

test('a borrower who applied before is reminded of a form that they began afterwards', async () => {
  const { application } = await applied(server);
  const { email } = application.user;
  await pass(2);
  await server.get('sendLoginLink', { body: { email } });
  await signIn(server, await newestLinkToken(server, email));
  const before = await countTo(email);
  await saved({ email });
  await pass(1);
  const [newest] = await lettersTo(email);
  expect([await countTo(email), newest?.subject]).toEqual([before + 1, 'Continue your application']);
});

test('what is saved is deleted 30 days after the last change, with the emails about it', async () => {
  const { draft } = await linkedDraft(server);
  const rows = async () => [
    (await server.db.selectFrom('application_drafts').select('id').execute()).length,
    (await server.db.selectFrom('application_draft_links').select('id').execute()).length,
    (
      await server.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('template', 'like', 'draft-%')
        .execute()
    ).length,
  ];
  const pause = async (days: number) => {
    server.passMinutes(days * DAY_MINUTES);
    await perform(deleteExpiredRecords, server.services);
  };
  await pause(20);
  await server.get('saveDraft', { body: changed(draft) });
  await pause(11);
  expect(await rows()).toEqual([1, 1, 0]);
  await pause(20);
  expect(await rows()).toEqual([0, 0, 0]);
});
