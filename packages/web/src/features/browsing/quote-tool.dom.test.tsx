import { BRANDS } from '@fairlead/brands/brands';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPublicPage } from '../../testing/a-public-page.ts';
import { showPage } from '../../testing/show-page.ts';
import { LandingPage } from './LandingPage.tsx';

const user = userEvent.setup();

/** The landing page with its script, as the address asked for it. */
async function open(search = '') {
  showPage(<LandingPage {...aPublicPage(BRANDS.lendable, `/${search}`)} />);
  vi.resetModules();
  await import('./quote-tool.ts');
}

const amount = () => screen.getByLabelText('Amount in pounds');
const term = () => screen.getByLabelText('Term in months');
const errorOf = (input: HTMLElement) => document.getElementById(`${input.id}-error`)?.textContent;
const shown = (name: string) => document.querySelector(`[data-text=${name}]`)?.textContent;

async function type(input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});

describe('the quote tool', () => {
  test('prices what is typed, by the same rules as the server', async () => {
    await open();
    await type(amount(), '7500');
    expect(shown('total')).toBe('£9,120.09 to £13,054.22');
    await user.click(screen.getByLabelText('Great'));
    expect(shown('total')).toBe('£9,120.09');
    await type(term(), '24');
    expect(shown('payments')).toContain('23 payments of');
  });

  test('moves with its sliders, and they with what is typed', async () => {
    await open();
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '9000' } });
    expect(amount()).toHaveProperty('value', '9000');
    await type(term(), '48');
    expect(screen.getByLabelText('Term')).toHaveProperty('value', '48');
  });

  test('marks a mistake when the form is sent, not when its field is left, and takes it away when it is corrected', async () => {
    await open();
    await type(amount(), '7.5k');
    expect(errorOf(amount())).toBeUndefined();
    fireEvent.change(amount());
    expect(errorOf(amount())).toBeUndefined();
    fireEvent.submit(amount());
    expect(errorOf(amount())).toBe('Error: Amount must be written in full, like £7,500');
    expect(amount().getAttribute('aria-describedby')).toBe('amount-error');
    await type(amount(), '7500');
    expect(errorOf(amount())).toBeUndefined();
    expect(amount().getAttribute('aria-invalid')).toBeNull();
  });

  test('sent with mistakes goes nowhere, and to the first of them', async () => {
    await open();
    await type(amount(), '');
    await type(term(), '3');
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    expect(document.activeElement).toBe(amount());
    expect(errorOf(amount())).toBe('Error: Enter how much you want to borrow');
    expect(errorOf(term())).toBe('Error: Term must be between 12 and 60 months');
  });

  test('offers an amount that is lent in place of one that is not', async () => {
    await open();
    await user.click(screen.getByLabelText('Fair'));
    await type(amount(), '12000');
    expect(shown('message')).toContain('The most we offer is £9,999.');
    await user.click(screen.getByRole('link', { name: 'See the price for £9,999' }));
    expect(amount()).toHaveProperty('value', '9999');
    expect(document.activeElement).toBe(amount());
  });

  test('is read out when the visitor pauses, and not at every key', async () => {
    await open();
    vi.useFakeTimers();
    const output = document.querySelector('output')!;
    for (const value of ['7', '75', '750', '7500']) fireEvent.input(amount(), { target: { value } });
    expect(output.value).toBe('');
    vi.advanceTimersByTime(1_000);
    expect(output.value).toContain('£253.34 to £362.62 a month for 36 months');
  });

  test('keeps the summary of an answer without script until the form is sent again', async () => {
    await open('?amount=abc&term=36');
    expect(screen.getByRole('alert').textContent).toContain('Amount must be a number of pounds, like £7,500');
    await type(amount(), '7500');
    expect(errorOf(amount())).toBeUndefined();
    expect(screen.getByRole('alert')).toBeDefined();
    expect(document.title).toMatch(/^Error: /);
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).not.toMatch(/^Error: /);
  });
});

describe('the messages of the landing page', () => {
  const current = () => document.querySelector('[data-current]')?.textContent;

  test('take turns until they are paused', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.useFakeTimers();
    await open();
    const first = current();
    vi.advanceTimersByTime(2_000);
    const second = current();
    expect(second).not.toBe(first);
    fireEvent.click(screen.getByRole('button', { name: /the messages/ }));
    vi.advanceTimersByTime(10_000);
    expect(current()).toBe(second);
  });

  test('stay where they are for those who want no motion', async () => {
    vi.useFakeTimers();
    await open();
    const first = current();
    vi.advanceTimersByTime(10_000);
    expect(current()).toBe(first);
  });
});
