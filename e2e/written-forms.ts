import { expect, type Page } from '@playwright/test';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const SHORT_MONTH = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** How a date must not be written. Dates are 05/01/2027 in tables and summaries, 5 January 2027 in sentences. */
const WRONG_DATES = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${SHORT_MONTH})\\b`, 'g'),
  new RegExp(`\\b(?:${MONTH}|${SHORT_MONTH}) \\d{1,2}\\b(?!\\d)`, 'g'),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th) (?:of )?(?:${MONTH})\\b`, 'g'),
  new RegExp(`\\b0\\d (?:${MONTH})\\b`, 'g'),
  /\b\d{1,2}\/\d{1,2}\/\d{2}\b(?!\d)/g,
  /\b(?:\d\/\d{1,2}|\d{1,2}\/\d)\/\d{4}\b/g,
];

/** An amount of money: £7,500 or £303.27. */
const MONEY = /£ ?[\d.,]*\d/g;
const RIGHT_MONEY = /^£\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/;

/** Whatever on the page breaks the two forms of dates and of money. */
function wrongFormsIn(text: string): string[] {
  const dates = WRONG_DATES.flatMap((form) => text.match(form) ?? []);
  const money = (text.match(MONEY) ?? []).filter((amount) => !RIGHT_MONEY.test(amount));
  return [...dates, ...money];
}

/** Pence that are zero are for columns, where figures are below each other. */
const ZERO_PENCE = /£[\d,]+\.00\b/;

/** Dates and money are written in the two forms that we use, and headings and buttons have no zero pence. */
export async function expectWrittenForms(page: Page, screen: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect.soft(wrongFormsIn(text), `dates and money on ${screen}`).toEqual([]);
  const titles = await page.locator('main :is(h1, h2, h3, button)').allInnerTexts();
  expect
    .soft(
      titles.filter((title) => ZERO_PENCE.test(title)),
      `zero pence on ${screen}`,
    )
    .toEqual([]);
}
