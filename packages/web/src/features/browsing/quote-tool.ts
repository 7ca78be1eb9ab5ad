// The one script of the landing page: prices what is typed, in the browser, by the same rules as the server, and
// lets the messages take turns.
import { CREDIT_HISTORIES, type CreditHistory } from '@fairlead/core/pricing/bands';
import { parsePounds } from '@fairlead/core/money/pounds';
import { hasFieldError, setFieldError } from './field-error.ts';
import { illustrate, type Asked, type QuoteField, type QuotePricing } from './illustrate.ts';
import { amountInWords, presentIllustration, type PresentedIllustration } from './present-illustration.ts';
import { slideMessages } from './slide-messages.ts';

const SPEAK_AFTER_MS = 400;

function need<E extends Element>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`The quote tool has no ${selector}`);
  return found;
}

const form = need<HTMLFormElement>(document, '[data-quote-tool]');
// Written by the server that rendered this form.
const pricing = JSON.parse(form.dataset.pricing ?? '') as QuotePricing;
const amount = need<HTMLInputElement>(form, '#amount');
const term = need<HTMLInputElement>(form, '#term');
const amountRange = need<HTMLInputElement>(form, '#amount-range');
const termRange = need<HTMLInputElement>(form, '#term-range');
const result = need<HTMLElement>(form, '[data-result]');
const output = need<HTMLOutputElement>(form, 'output');
const instead = need<HTMLAnchorElement>(form, '[data-instead]');
const showPrice = need<HTMLButtonElement>(form, '#show-price');
const fields: Readonly<Record<QuoteField, HTMLInputElement>> = { amount, term };

function chosenHistory(): CreditHistory | null {
  const chosen = form.querySelector<HTMLInputElement>('[name=history]:checked')?.value;
  return CREDIT_HISTORIES.find((history) => history === chosen) ?? null;
}

function asked(): Asked {
  return { amount: amount.value, term: term.value, history: chosenHistory() };
}

function show(presented: PresentedIllustration): void {
  result.dataset.state = presented.state;
  const texts = presented.state === 'priced' ? presented.texts : { message: presented.message };
  for (const [name, text] of Object.entries(texts)) {
    for (const place of form.querySelectorAll(`[data-text=${name}]`)) place.textContent = text;
  }
  if (presented.state === 'message') showInstead(presented.instead);
}

function showInstead(offered: { words: string; amount: string } | null): void {
  instead.hidden = offered === null;
  instead.textContent = offered?.words ?? '';
  instead.dataset.amount = offered?.amount ?? '';
}

function presentAsked(): PresentedIllustration {
  return presentIllustration(illustrate(asked(), pricing));
}

/** What is wrong is marked when a field is left or the form is sent, and taken away as soon as it is corrected. */
function mark(presented: PresentedIllustration, isMarked: (input: HTMLInputElement) => boolean): void {
  const { errors } = presented;
  for (const [field, input] of Object.entries(fields)) {
    if (isMarked(input)) setFieldError(input, errors.find((error) => error.field === field)?.message);
  }
}

/** The summary of an answer without script stays until the form is sent again: nothing above moves while typing. */
function removeSummary(): void {
  document.querySelector('[data-problem]')?.remove();
  document.title = document.title.replace(/^Error: /, '');
}

let speaking: ReturnType<typeof setTimeout> | undefined;

/** Screen readers announce a price when the visitor stops typing. */
function readOut({ spoken }: PresentedIllustration): void {
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    output.value = spoken;
  }, SPEAK_AFTER_MS);
}

/** The figures change immediately. */
function update(): void {
  const presented = presentAsked();
  show(presented);
  mark(presented, hasFieldError);
  readOut(presented);
}

function followTyped(): void {
  const typed = parsePounds(amount.value);
  if (typed.ok) {
    amountRange.value = String(typed.value / 100);
    amountRange.ariaValueText = amountInWords(typed.value);
  }
  const months = Number.parseInt(term.value, 10);
  if (Number.isFinite(months)) {
    termRange.value = String(months);
    termRange.ariaValueText = `${months} months`;
  }
}

function typeInto(input: HTMLInputElement, value: string): void {
  input.value = value;
  followTyped();
}

form.addEventListener('input', ({ target }) => {
  if (target === amountRange) typeInto(amount, amountRange.value);
  else if (target === termRange) typeInto(term, termRange.value);
  else followTyped();
  update();
});

/** Enter in a field asks for the price, which is under the fields on a phone. */
function goToPrice(presented: PresentedIllustration): void {
  output.value = '';
  result.focus();
  readOut(presented);
}

form.addEventListener('submit', (event) => {
  const presented = presentAsked();
  const [wrong] = presented.errors;
  const asksForPrice = event.submitter === showPrice;
  mark(presented, () => true);
  if (wrong || asksForPrice) event.preventDefault();
  if (wrong) fields[wrong.field].focus();
  else removeSummary();
  if (!wrong && asksForPrice) goToPrice(presented);
});

instead.addEventListener('click', (event) => {
  event.preventDefault();
  typeInto(amount, instead.dataset.amount ?? '');
  amount.focus();
  update();
});

// The browser may have kept what was typed before a reload or a step back.
form.dataset.isLive = '';
followTyped();
show(presentAsked());

slideMessages(need<HTMLElement>(document, '[data-messages]'));
