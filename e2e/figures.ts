import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { readPdf } from '@fairlead/testing/read-pdf';
import type { WireData } from '@fairlead/testing/call';
import { expect } from './visitor.ts';

type Application = WireData<'readApplication'>;
type Loan = WireData<'readLoan'>;

/** A price as a person reads it: each figure in the words of the page. */
export type Figures = Readonly<Record<'monthly' | 'last' | 'total' | 'apr' | 'rate', string>>;

const inPounds = (amount: number): string =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
const inPercent = (rate: number): string => `${rate.toFixed(1)}%`;

export function figuresOfDocuments({ documentSet: set }: Application): Figures {
  if (!set) throw new Error('There are no documents');
  return {
    monthly: inPounds(set.monthlyCost),
    last: inPounds(set.finalPayment),
    total: inPounds(set.totalAmountPayable),
    apr: inPercent(set.apr),
    rate: inPercent(set.interestRate),
  };
}

export function figuresOfLoan(loan: Loan): Figures {
  return {
    monthly: inPounds(loan.monthlyCost),
    last: inPounds(loan.finalPayment),
    total: inPounds(loan.totalAmountPayable),
    apr: inPercent(loan.apr),
    rate: inPercent(loan.interestRate),
  };
}

const unsaid = (text: string, figures: Partial<Figures>): [name: string, figure: string][] =>
  Object.entries(figures).filter(([, figure]) => !text.includes(figure));

/** The text says each of these figures. */
export function expectSaid(text: string, figures: Partial<Figures>, where: string): void {
  expect(unsaid(text, figures), `${where} leaves out figures`).toEqual([]);
}

/** The page says each of these figures, once every part of it has loaded. */
export async function expectShown(page: Page, figures: Partial<Figures>, where: string): Promise<void> {
  const main = page.locator('main');
  await expect
    .poll(async () => unsaid(await main.innerText(), figures), `${where} leaves out figures`)
    .toEqual([]);
}

/** A document as the browser gets it, with the session that the browser keeps. */
async function openDocument(page: Page, path: string): Promise<APIResponse> {
  const answer = await page.context().request.get(new URL(path, page.url()).href);
  expect(answer.status(), path).toBe(200);
  return answer;
}

export async function documentText(page: Page, path: string): Promise<string> {
  return (await openDocument(page, path)).text();
}

/** The words of a PDF, read out of the file itself. */
export async function pdfText(page: Page, path: string): Promise<string> {
  return (await readPdf(await (await openDocument(page, path)).body())).text;
}

interface AuthCookie {
  readonly token: string;
  readonly userId: string;
  /** An ISO instant. */
  readonly expiry: string;
}

/** The session that the browser keeps. */
export async function sessionOf(context: BrowserContext): Promise<AuthCookie> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'auth');
  return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as AuthCookie;
}
