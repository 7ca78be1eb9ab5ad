import { linkedDraft, newDraft, newKey, type DraftBody } from '@fairlead/testing/journeys/drafts';
import { applied } from '@fairlead/testing/journeys/applying';
import { newestLinkToken, signIn, stepUp, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { addressOf } from '@fairlead/testing/call';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DAY_MINUTES = 24 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const save = (body: DraftBody, options: object = {}) => server.call('saveDraft', { body, ...options });
const again = (draft: DraftBody, changes: Partial<DraftBody['answers']>, page = draft.page): DraftBody => ({
  ...draft,
  isNew: false,
  page,
  answers: { ...draft.answers, ...changes },
});
const open = (token: string, key = newKey(), options: object = {}) =>
  server.call('continueDraft', { body: { token, key }, ...options });
const rowsOf = () => server.db.selectFrom('application_drafts').selectAll().orderBy('id').execute();
const inboxOf = (to: string) => server.get('readInbox', { query: { to } });

const SAVED = { '@type': 'application-draft', saved: true };

describe('a form that is saved', () => {
  test('is complete on another device, at the page where its applicant stopped', async () => {
    const draft = newDraft();
    expect(await save(draft)).toMatchObject({ status: 200, data: SAVED });
    const later = again(draft, { income: ' £2,600.50 ', occupation: 'Pilot ' }, 'home');
    for (let saves = 0; saves < 20; saves += 1) expect((await save(later)).status).toBe(200);
    await server.get('sendDraftLink', { body: { secret: draft.key } });
    const { data } = await open(await newestLinkToken(server, draft.answers.email));
    const { page, version, answers } = later;
    expect(data).toEqual({ '@type': 'application-draft', page, version, answers });
  });

  test('is one encrypted row', async () => {
    const draft = newDraft({ occupation: 'Lighthouse keeper' });
    await save(draft);
    await save(draft);
    await save(again(draft, {}));
    const found = (await rowsOf()).filter(({ page }) => page === draft.page);
    const text = JSON.stringify(found);
    for (const secret of [draft.key, draft.answers.email, 'Lighthouse', 'Halfway', 'Harbour', 'April'])
      expect(text).not.toContain(secret);
    await server.get('sendDraftLink', { body: { secret: draft.key } });
    expect((await inboxOf(draft.answers.email)).length).toBe(1);
  });

  test('is answered the same for the address of an account and for a new one', async () => {
    const { application } = await applied(server);
    const known = await save(newDraft({ email: application.user.email }));
    const unknown = await save(newDraft());
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
  });

  test('of another person with the same address is neither seen nor changed', async () => {
    const mine = await linkedDraft(server);
    const { email } = mine.draft.answers;
    await save(newDraft({ email, firstName: 'Eve', occupation: 'Stranger' }));
    await save({ ...again(mine.draft, { firstName: 'Eve' }), key: newKey() });
    const { data } = await open(mine.token);
    expect(data?.answers).toEqual(mine.draft.answers);
  });

  test('under an address that is corrected cannot be opened by a link to the one before', async () => {
    const { draft, token } = await linkedDraft(server);
    const { email } = newDraft().answers;
    await save(again(draft, { email }));
    expect((await open(token)).error?.type).toBe('draftLinkNotUsable');
    await server.get('sendDraftLink', { body: { secret: draft.key } });
    expect((await open(await newestLinkToken(server, email))).data?.answers.email).toBe(email);
  });

  test('in a borrower’s own session is theirs, whatever address is typed', async () => {
    const { token, application } = await applied(server);
    const draft = newDraft({ email: 'someone.else@mail.example' });
    expect((await save(draft, { token })).status).toBe(200);
    await server.get('sendDraftLink', { body: { secret: draft.key } });
    const [letter] = await inboxOf(application.user.email);
    expect(letter?.subject).toBe('Continue your application');
    expect(await inboxOf('someone.else@mail.example')).toEqual([]);
  });
});

describe('a save that is not taken stores nothing:', () => {
  const body = newDraft();
  const bank = { ...body, answers: { ...body.answers, accountNumber: '12345678' } };
  const address = { ...body, answers: { ...body.answers, addresses: [body.answers.addresses[0]] } };
  test.each<[string, unknown, string]>([
    ['no address yet', newDraft({ email: '' }), 'answers.email'],
    ['no email address', newDraft({ email: 'halfway' }), 'answers.email'],
    ['bank details', bank, 'answers.accountNumber'],
    ['one address', address, 'answers.addresses'],
    ['a short key', { ...body, key: 'short' }, 'key'],
    ['a page that is not in the form', { ...body, page: 'bank' }, 'page'],
    ['a long text', newDraft({ occupation: 'x'.repeat(201) }), 'answers.occupation'],
  ])('%s', async (_what, bad, field) => {
    const before = (await rowsOf()).length;
    const answer = await save(bad as DraftBody);
    expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, [field]]);
    expect((await rowsOf()).length).toBe(before);
  });

  test('too much', async () => {
    const answer = await save({ ...body, padding: 'x'.repeat(70_000) } as DraftBody);
    expect([answer.status, answer.error?.type]).toEqual([413, 'bodyTooLarge']);
  });

  test('for a product that takes no applications', async () => {
    const closed = await startTestServer({ settings: { FEATURE_FLAGS: 'motor-applications=false' } });
    const answer = await closed.call('saveDraft', { body: newDraft(), brand: 'motor' });
    await closed.close();
    expect([answer.status, answer.error?.type]).toEqual([403, 'draftsOff']);
    expect(await save(newDraft(), { brand: 'motor' })).toMatchObject({ status: 200 });
  });

  test('after it was deleted: a late save does not bring it back', async () => {
    const draft = newDraft();
    await save(draft);
    await server.get('deleteDraft', { body: { secret: draft.key } });
    const late = await save(again(draft, {}));
    expect([late.status, late.error?.type]).toEqual([409, 'draftGone']);
  });
});

describe('a link to a saved form', () => {
  test('works once; the browser that used it gets the same answer again', async () => {
    const { token } = await linkedDraft(server);
    const key = newKey();
    const first = await open(token, key);
    expect((await open(token, key)).data).toEqual(first.data);
    const other = await open(token);
    expect([other.status, other.error?.type]).toEqual([410, 'draftLinkNotUsable']);
  });

  test('opens for one of two devices that press at the same moment', async () => {
    const { token } = await linkedDraft(server);
    const both = await Promise.all([open(token), open(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('moves the form: the tab before saves it no more, the new one does', async () => {
    const { draft, token } = await linkedDraft(server);
    const key = newKey();
    await open(token, key);
    expect((await save(again(draft, {}))).error?.type).toBe('draftGone');
    expect((await save({ ...again(draft, { income: '3' }), key })).status).toBe(200);
    await server.get('sendDraftLink', { body: { secret: key } });
    const { data } = await open(await newestLinkToken(server, draft.answers.email));
    expect(data?.answers.income).toBe('3');
  });

  test('works for seven days, and a new one comes to the same address', async () => {
    const { draft, token } = await linkedDraft(server);
    server.passMinutes(7 * DAY_MINUTES);
    expect((await open(token)).error?.type).toBe('draftLinkNotUsable');
    expect(await server.get('sendDraftLink', { body: { secret: token } })).toEqual({ sent: true });
    const newer = await newestLinkToken(server, draft.answers.email);
    expect(newer).not.toBe(token);
    expect((await open(newer)).status).toBe(200);
  });

  test('gets the same answer where there is no draft, and nothing is sent', async () => {
    const before = await server.get('readInbox', {});
    expect(await server.get('sendDraftLink', { body: { secret: newKey() } })).toEqual({ sent: true });
    expect(await server.get('readInbox', {})).toEqual(before);
  });

  test('opens at its own brand only, like everything of the draft', async () => {
    const { draft, token } = await linkedDraft(server);
    const brand = 'asda' as const;
    expect((await open(token, newKey(), { brand })).error?.type).toBe('draftLinkNotUsable');
    expect((await save(again(draft, {}), { brand })).error?.type).toBe('draftGone');
    for (const secret of [token, draft.key]) {
      await server.get('deleteDraft', { brand, body: { secret } });
      await server.get('sendDraftLink', { brand, body: { secret } });
    }
    await server.get('stopDraftReminders', { brand, body: { token } });
    expect((await inboxOf(draft.answers.email)).length).toBe(1);
    expect((await open(token)).status).toBe(200);
  });

  test('cannot be used as a key, nor a key as a link', async () => {
    const { draft, token } = await linkedDraft(server);
    expect((await open(draft.key)).error?.type).toBe('draftLinkNotUsable');
    expect((await save({ ...again(draft, {}), key: token })).error?.type).toBe('draftGone');
  });

  test('cannot give the form a key that another form has', async () => {
    const [mine, other] = [await linkedDraft(server), await linkedDraft(server)];
    const { status, error } = await open(mine.token, other.draft.key);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['key']]);
    expect((await open(mine.token)).status).toBe(200);
  });
});

describe('the saved form is deleted', () => {
  test('by the applicant, from the link', async () => {
    const { draft, token } = await linkedDraft(server);
    expect(await server.get('deleteDraft', { body: { secret: token } })).toEqual({ deleted: true });
    expect((await open(token)).status).toBe(410);
    expect((await save(again(draft, {}))).error?.type).toBe('draftGone');
    expect(await server.get('deleteDraft', { body: { secret: token } })).toEqual({ deleted: true });
  });

  test('not by a link that was used before', async () => {
    const { draft, token } = await linkedDraft(server);
    const key = newKey();
    await open(token, key);
    await server.get('deleteDraft', { body: { secret: token } });
    expect((await save({ ...again(draft, {}), key })).status).toBe(200);
  });

  test('when the form is sent by the browser that has its key, and not when someone else types the address', async () => {
    const { draft, token } = await linkedDraft(server);
    const body = newApplicant('Halfway', 'Accept');
    const sent = { ...body, user: { ...body.user, email: draft.answers.email } };
    await server.get('submitApplication', { body: sent, headers: { 'x-draft-key': newKey() } });
    await server.get('submitApplication', { body: sent, headers: { 'x-draft-key': '' } });
    const key = newKey();
    expect((await open(token, key)).status).toBe(200);
    await server.get('submitApplication', { body: sent, headers: { 'x-draft-key': key } });
    expect((await save({ ...again(draft, {}), key })).error?.type).toBe('draftGone');
  });

  test('when a borrower with a proven address applies in their own session, from whichever browser', async () => {
    const { token, application } = await applied(server);
    const { email } = application.user;
    const saved = newDraft({ email });
    await save(saved);
    await server.get('submitApplication', { token, body: { ...application, amount: 3000 } });
    expect((await save(again(saved, {}))).status, 'the address may be a stranger’s').toBe(200);
    await server.get('sendLoginLink', { body: { email } });
    const own = await signIn(server, await newestLinkToken(server, email));
    await server.get('submitApplication', { token: own.token, body: { ...application, amount: 2000 } });
    expect((await save(again(saved, {}))).error?.type).toBe('draftGone');
  });

  test('stays while the credit reference agency is down', async () => {
    const draft = newDraft();
    await save(draft);
    const body = newApplicant('Halfway', 'Down');
    const { status } = await server.call('submitApplication', {
      body,
      headers: { 'x-draft-key': draft.key },
    });
    expect(status).toBe(503);
    expect((await save(again(draft, {}))).status).toBe(200);
  });
});

describe('a borrower’s rights', () => {
  const inTheirData = async ({ token, userId }: SignedIn) => {
    const path = addressOf('downloadPersonalData', { params: { id: userId } });
    const response = await server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    const { 'data.json': data } = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return (JSON.parse(strFromU8(data!)) as Record<string, unknown>).application_drafts;
  };

  test('include what is saved for their address, once they have opened a link there', async () => {
    const { userId, application, ...session } = await applied(server);
    const { email } = application.user;
    const saved = newDraft({ email, occupation: 'Beekeeper' });
    await save(saved);
    const unproven = await stepUp(server, { ...session, userId });
    expect(await inTheirData(unproven)).toEqual([]);
    await server.get('requestErasure', { token: unproven.token, params: { id: userId } });
    expect((await save(again(saved, {}))).status, 'not theirs for certain').toBe(200);

    await server.get('sendLoginLink', { body: { email } });
    const proven = await stepUp(server, await signIn(server, await newestLinkToken(server, email)));
    expect(await inTheirData(proven)).toMatchObject([{ email, draft: { occupation: 'Beekeeper' } }]);
    await server.get('requestErasure', { token: proven.token, params: { id: userId } });
    expect((await save(again(saved, {}))).error?.type).toBe('draftGone');
  });
});
