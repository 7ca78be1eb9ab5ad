import { APPLICATION_STATES, APPLICATION_TRANSITIONS, transition } from '@fairlead/core/application/states';
import type { ApplicationEvent, ApplicationState } from '@fairlead/core/application/states';
import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { COMMON_ERRORS } from '@fairlead/contract/wire/errors';
import { isKeyOf, keysOf } from '@fairlead/core/records';
import { REQUIREMENTS, stepRequirement, type RequirementState } from '@fairlead/core/requirement/requirement';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { linkRecords } from '@fairlead/server/resources/chain/link-records';
import { perform } from '@fairlead/server/runtime/background-tasks';
import { differencesOfApplication } from '@fairlead/server/verification/application-checks';
import type { ApplicationFacts } from '@fairlead/server/verification/application-facts-store';
import { verifyProof } from '@fairlead/server/verification/proof-checks';
import { verifyApplications } from '@fairlead/server/verification/verify-applications';
import { verifyRecords } from '@fairlead/server/verification/verify-records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_NIGHTLY } from '../../../../scripts/nightly.ts';
import { applied } from '../journeys/applying.ts';
import { signedOn } from '../journeys/staff.ts';
import { SeededRandom } from '../loans/seeded-random.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { any, MOVES } from './moves.ts';
import { rightMove } from './right-moves.ts';
import { look, newWalker, type Move, type Seen, type Start, type Walker } from './walker.ts';
import { readApplicationFacts } from './one-application.ts';

const SEED = 20261120;
const WALKS = IS_NIGHTLY ? 5_000 : 100;
/**
 * One walk in ten is strong and long enough for a signature, one in ten answers what is asked for, and one in ten is of
 * hire purchase.
 */
const EVERY = 10;
const [LONGEST, LONG, MEDIUM, SHORT] = [24, 20, 12, 4];
const [SIGNING, HIRING, ANSWERING, UNPAID] = [0, 3, 5, 7];
/** The last walks are made while days pass, so that loans signed before them cost no daily work. */
const LATE_FROM = WALKS * 0.9;
const isLate = (made: number): boolean => made >= LATE_FROM && made < WALKS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function factsOf({ borrower }: Walker): Promise<ApplicationFacts> {
  const facts = await readApplicationFacts(server.db, borrower.applicationId);
  if (!facts) throw new Error('the application is gone');
  return facts;
}

/** States that one event, or two that follow each other, lead to. */
function reachable<S>(from: S, next: (state: S) => readonly S[]): ReadonlySet<S> {
  const first = next(from);
  return new Set([from, ...first, ...first.flatMap(next)]);
}

const nextOfApplication = (state: ApplicationState): readonly ApplicationState[] =>
  Object.values(APPLICATION_TRANSITIONS[state]);

const nextOfRequirement =
  (kind: RequirementKind) =>
  (state: RequirementState): readonly RequirementState[] =>
    REQUIREMENTS[kind].events.flatMap((event) => {
      const next = stepRequirement(kind, state, event);
      return next.ok ? [next.value] : [];
    });

/** What moved although no table has the step. */
function movedAside(before: ApplicationFacts, after: ApplicationFacts): readonly string[] {
  const moved: string[] = [];
  if (!reachable(before.state, nextOfApplication).has(after.state))
    moved.push(`the application moved from ${before.state} to ${after.state}`);
  for (const kind of keysOf(after.requirements)) {
    const [from = 'Not started', to = 'Not started'] = [before.requirements[kind], after.requirements[kind]];
    if (!reachable(from, nextOfRequirement(kind)).has(to)) moved.push(`${kind} moved from ${from} to ${to}`);
  }
  return moved;
}

/** The same call by someone who has no part in it, or less proof of who they are; most often by who should make it. */
function byAnyone({ call, ...move }: Move, { dice, weak, stranger }: Seen): Move {
  const { token = weak, ...bare } = call;
  const who = dice.upTo(19);
  if (who === 0) return { ...move, call: bare };
  if (who === 1) return { ...move, call: { ...bare, token: stranger } };
  if (who === 2) return { ...move, call: { ...bare, token: weak } };
  return { ...move, call: { ...bare, token } };
}

const nextMove = (seen: Seen): Move =>
  byAnyone(seen.dice.upTo(9) < 7 ? rightMove(seen) : MOVES[any(seen)](seen), seen);

const OK = 'ok';

/** Every call that was accepted at least once. */
const accepted = new Set<EndpointName>();

/** Calls that follow others and can be missed: there are more walks until each was accepted, up to half as many. */
const REACHED: readonly EndpointName[] = [
  'startIncomeJourney',
  'pullIncomeData',
  'associateDataPull',
  'deleteDataPull',
  'makePhoneLink',
  'openPhoneLink',
  'sendByPhone',
  'finishByPhone',
  'useEarlierFile',
  'contestPayslip',
  'consentToCommission',
  'proofOfKeeper',
  'settlementLetter',
  'proofOfInsurance',
];

const missed = () => REACHED.filter((name) => !accepted.has(name));
const isWalked = (made: number): boolean => made >= (missed().length === 0 ? WALKS : WALKS * 1.5);

/** Makes the call, which has to be accepted or refused as its endpoint says; answers how, for the trace. */
async function answerTo({ name, call, take }: Move): Promise<string> {
  const { status, data, error } = await server.call(name, call);
  if (data !== undefined) {
    take(data);
    accepted.add(name);
  }
  const stated = { ...COMMON_ERRORS, ...ENDPOINTS[name].refusals };
  const isStated = error === undefined || (status < 500 && isKeyOf(stated, error.type));
  expect(isStated, `${name} answered ${status} ${error?.type}`).toBe(true);
  return `${name}: ${error?.type ?? OK}`;
}

/** Makes a step: a call, the same call again, or two at the same time; says what was answered. */
async function step(seen: Seen): Promise<string[]> {
  const first = nextMove(seen);
  const kind = seen.dice.upTo(9);
  if (kind === 0) return Promise.all([answerTo(first), answerTo(nextMove(seen))]);
  const key = `walk-${seen.view.id}-${seen.dice.id()}`;
  if (kind === 1) return Promise.all([1, 2].map(() => answerTo({ ...first, call: { ...first.call, key } })));
  return [await answerTo(first)];
}

/** How long a walk is, and where it begins. Only late, when days pass, do payouts come back. */
function planOf(made: number): { readonly steps: number; readonly isStrong: boolean; readonly start: Start } {
  const turn = made % EVERY;
  if (turn === SIGNING) return { steps: LONG, isStrong: true, start: 'decided' };
  if (turn === HIRING) {
    const start = made % (2 * EVERY) === turn ? 'car-asked' : 'hire-purchase';
    return { steps: LONGEST, isStrong: true, start };
  }
  if (turn === ANSWERING || made >= WALKS) return { steps: MEDIUM, isStrong: false, start: 'asked' };
  if (turn === UNPAID && isLate(made)) return { steps: LONG, isStrong: true, start: 'unpaid' };
  return { steps: SHORT, isStrong: false, start: 'decided' };
}

const DAYS = [1, 1, 3, 31] as const;
let daysPassed = 0;

async function passDays(days: number): Promise<void> {
  daysPassed += days;
  await server.services.clock.moveAhead(daysPassed);
  server.passMinutes(1);
  await server.work();
}

/** Lets a minute pass now and then, or days, with the work that they bring; answers whether it did. */
async function passTime({ dice }: Walker, daysPass: boolean): Promise<boolean> {
  const isAnotherDay = daysPass && dice.upTo(5) === 0;
  if (!isAnotherDay && dice.upTo(7) > 0) return false;
  await passDays(isAnotherDay ? dice.one(DAYS) : 0);
  return true;
}

/** Walks one application, and checks it after each step; answers the states that it passed. */
async function walk(walker: Walker, steps: number, daysPass: boolean): Promise<ApplicationState[]> {
  const trace: string[] = [];
  let before = await factsOf(walker);
  let seen = await look(server, walker);
  const passed = [before.state];
  for (let made = 0; made < steps; made += 1) {
    const answers = await step(seen);
    trace.push(...answers);
    const hint = trace.join(', ');
    const after = await factsOf(walker);
    const isRefused = !answers.some((answer) => answer.endsWith(OK));
    expect([...differencesOfApplication(after), ...movedAside(before, after)], hint).toEqual([]);
    if (isRefused) expect(after, hint).toEqual(before);
    const hasPassed = await passTime(walker, daysPass);
    before = hasPassed ? await factsOf(walker) : after;
    expect(differencesOfApplication(before), `${hint}, time`).toEqual([]);
    if (hasPassed || !isRefused) seen = await look(server, walker);
    passed.push(before.state);
  }
  return passed;
}

interface AuditedStep {
  readonly id: string;
  readonly event: ApplicationEvent;
  readonly from: ApplicationState;
  readonly to: ApplicationState;
}

async function auditedSteps(): Promise<AuditedStep[]> {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select(['subject_id', 'action', 'detail'])
    .where('subject_type', '=', 'loan-application')
    .execute();
  const steps = rows.filter(({ detail }) => 'to' in detail);
  return steps.map(({ subject_id, action, detail }) => {
    // as `stepApplication` wrote them
    const { from, to } = detail as unknown as Pick<AuditedStep, 'from' | 'to'>;
    return { id: subject_id, event: action as ApplicationEvent, from, to };
  });
}

/** How often a state was entered, less how often it was left: 1 for where the steps lead, -1 for where they begin. */
function endsOf(steps: readonly AuditedStep[]): Readonly<Partial<Record<ApplicationState, number>>> {
  const entered = APPLICATION_STATES.map((state) => {
    const into = steps.filter(({ to }) => to === state).length;
    return [state, into - steps.filter(({ from }) => from === state).length] as const;
  });
  return Object.fromEntries(entered.filter(([, count]) => count !== 0));
}

describe(
  `${WALKS} applications that are walked at random, from the seed ${SEED}`,
  { timeout: 3_000_000 },
  () => {
    test('fit together after each call, right or wrong, twice, at the same time or by another person', async () => {
      const passed: ApplicationState[] = [];
      let { token: stranger } = await applied(server);
      let underwriter = '';
      for (let made = 0; !isWalked(made); made += 1) {
        if (made % EVERY === 0) underwriter = (await signedOn(server)).token;
        const dice = new SeededRandom(SEED + made);
        const { steps, isStrong, start } = planOf(made);
        const walker = await newWalker(server, dice, { stranger, underwriter, isStrong, start });
        if (start === 'unpaid') await passDays(1);
        passed.push(...(await walk(walker, steps, isLate(made))));
        stranger = walker.borrower.token;
      }
      expect(APPLICATION_STATES.filter((state) => !passed.includes(state))).toEqual([]);
      expect(missed()).toEqual([]);
    });

    test('moved by the table only, each step with an audit row', async () => {
      const states = await server.db.selectFrom('loan_applications').select(['id', 'state']).execute();
      const audited = await auditedSteps();
      expect(audited.map(({ event }) => event)).toContain('accountNeeded');
      const steps = Map.groupBy(audited, ({ id }) => id);
      for (const { event, from, to } of [...steps.values()].flat())
        expect(transition(from, event), `${from} was ${event}`).toEqual({ ok: true, value: to });
      for (const { id, state } of states) {
        const expected = state === 'Referred' ? {} : { Referred: -1, [state]: 1 };
        expect(endsOf(steps.get(id) ?? []), id).toEqual(expected);
      }
    });

    test('leave records in which everything holds', async () => {
      await perform(linkRecords, server.services);
      const { results } = await verifyRecords(server.db);
      const proof = await verifyProof(server.db, server.services.cipher);
      const all = [...results, ...proof.results, await verifyApplications(server.db)];
      expect(all.flatMap(({ differences }) => differences)).toEqual([]);
    });
  },
);
