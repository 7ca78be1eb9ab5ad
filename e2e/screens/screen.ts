import type { Brand } from '@fairlead/brands/brand';
import type { LoanState } from '@fairlead/core/loan/states';
import type { Page } from '@playwright/test';
import { makeBorrower, signIn, type Prepared, type Stage } from '../prepared.ts';
import { expect, untilOpened, type Visitor } from '../visitor.ts';

/** Borrowers that several screens show, made once a worker. */
export type Cast = Map<string, Promise<Prepared>>;

/** Who looks at a screen: a visitor who can be signed in as a borrower at a stage. */
export interface Viewer extends Visitor {
  /** A borrower whom other screens show too, signed in. Nothing of theirs may be changed. */
  as(stage: Stage): Promise<Prepared>;
}

/**
 * One screen in one state. It is independent, and prepares what it needs through the API, unless it continues: then it
 * starts from the state before it in the list, on the page that this left, which saves opening the page again.
 */
export interface Shown {
  readonly screen: string;
  readonly state: string;
  readonly continues?: true;
  /** What the API answers is changed or held back in this browser, so that no other one shows the state at its address. */
  readonly isHeldHere?: true;
  /** The state of the loan whose page it is. */
  readonly loanState?: LoanState;
  /** Whether a brand has the screen; left out where every brand has it. */
  readonly isIn?: (brand: Brand) => boolean;
  readonly show: (viewer: Viewer) => Promise<void>;
}

/** States that one page shows one after the other; not all of them are checked in every brand. */
export type Walk = readonly [Step, ...Step[]];

export interface Step {
  readonly shown: Shown;
  readonly isChecked: boolean;
}

export const nameOf = ({ screen, state }: Shown): string => `${screen}, ${state}`;

/** The business date is part of the name: documents of an earlier day are not those of today. */
export function viewerOf(visitor: Visitor, cast: Cast): Viewer {
  return {
    ...visitor,
    as: async (stage) => {
      const { today } = await visitor.api.get('readTimeMachine');
      const name = `${visitor.brand} ${stage} ${today}`;
      const borrower = cast.get(name) ?? makeBorrower(visitor, stage);
      cast.set(name, borrower);
      await signIn(visitor, await borrower);
      return borrower;
    },
  };
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** Waits until the page with this heading has its content. */
export async function headed(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await untilOpened(page);
}

/** The errors of a form that was sent with something to correct: they have the focus. */
export async function listsErrors(page: Page): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
}

/** Calls to these addresses are never answered. */
export async function hold(page: Page, calls: RegExp): Promise<void> {
  await page.route(calls, () => new Promise(() => undefined));
}

/** Calls to these addresses fail on the server's side. */
export async function fail(page: Page, calls: RegExp): Promise<void> {
  const error = { type: 'internalError', message: 'Something went wrong', requestId: 'a-request' };
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { error } }));
}

/** Calls to these addresses are answered with something changed. */
export async function change(page: Page, calls: RegExp, changes: object): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, ...changes } } });
  });
}
