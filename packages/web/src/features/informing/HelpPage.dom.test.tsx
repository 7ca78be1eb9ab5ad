import { BRANDS } from '@fairlead/brands/brands';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aPublicPage } from '../../testing/a-public-page.ts';
import { showPage, submissionOf } from '../../testing/show-page.ts';
import { HelpPage } from './HelpPage.tsx';

const show = (address: string) => showPage(<HelpPage {...aPublicPage(BRANDS.asda, address)} />);

/** Types into the search, sends it, and opens the page that it asks for. */
async function search(query: string, address = '/help-and-support') {
  const user = userEvent.setup();
  show(address);
  const field = screen.getByLabelText('What do you need help with?');
  if (query !== '') await user.type(field, query);
  const sent = submissionOf(field.closest('form')!);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const asked = (await sent).toString();
  show(`/help-and-support?${asked}`);
  return asked;
}

const results = () => within(document.getElementById('results')!);

describe('searching for help', () => {
  test('finds answers, the best first, and keeps what was asked', async () => {
    await search('miss a payment');
    expect(results().getByRole('heading', { level: 2 }).textContent).toMatch(/for “miss a payment”$/);
    const [first] = results().getAllByRole('listitem');
    expect(first!.textContent).toMatch(/payment/i);
    expect(within(first!).getByRole('link').getAttribute('href')).toMatch(/^\/frequently-asked-questions#/);
    expect(screen.getByLabelText('What do you need help with?')).toHaveProperty('value', 'miss a payment');
    expect(document.title).toMatch(/^(One answer|\d+ answers) for “miss a payment” – /);
  });

  test('shows the representative example next to answers that name costs', async () => {
    await search('APR');
    expect(results().getByText(/Representative example/)).toBeDefined();
  });

  test('that finds nothing says what else can be done', async () => {
    await search('zebra crossing');
    expect(results().getByRole('heading', { level: 2 }).textContent).toBe(
      'Nothing found for “zebra crossing”',
    );
    expect(results().getByRole('link', { name: 'ask a person' }).getAttribute('href')).toBe('#talk');
  });

  test('for nothing asks for a word', async () => {
    await search('');
    expect(results().getByRole('heading', { level: 2 }).textContent).toBe('Enter something to search for');
  });

  test('keeps an overridden brand', async () => {
    expect(await search('apr', '/help-and-support?override=asda')).toBe('override=asda&q=apr');
  });

  test('does not take what is typed for markup', async () => {
    await search('<b>bold</b>');
    expect(results().queryByText('bold')).toBeNull();
  });
});

test('the help page leads to each topic’s questions', () => {
  show('/help-and-support');
  const topics = screen.getAllByRole('heading', { level: 3 });
  expect(topics.length).toBeGreaterThan(4);
  for (const topic of topics.slice(0, 4)) {
    expect(within(topic).getByRole('link').getAttribute('href')).toMatch(/^\/frequently-asked-questions#/);
  }
});
