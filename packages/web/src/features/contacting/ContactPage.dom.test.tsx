import { contactMessageEndpoints } from '@fairlead/contract/contact-message';
import { BRANDS } from '@fairlead/brands/brands';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CallApi } from '../../parts/public/public-page.ts';
import { aPublicPage } from '../../testing/a-public-page.ts';
import { showPage, submissionOf } from '../../testing/show-page.ts';
import { ContactPage } from './ContactPage.tsx';
import { answerMessage } from './server/answer-message.tsx';

const user = userEvent.setup();
const field = (name: string) => screen.getByLabelText(name);

/** Opens the page, lets the visitor fill the form in, sends it and shows what the server answers. */
async function send(fill: () => Promise<void>, callApi: CallApi | null) {
  const page = aPublicPage(BRANDS.asda, '/contact');
  showPage(<ContactPage {...page} />);
  await fill();
  const button = screen.getByRole('button', { name: 'Send message' });
  const sent = submissionOf(button.closest('form')!);
  await user.click(button);
  const answer = await answerMessage({ form: await sent, page, headers: new Headers(), callApi });
  if (!('seeOther' in answer)) showPage(answer.render(page));
  return answer;
}

async function fillIn(): Promise<void> {
  await user.type(field('Your name'), 'Ada Sample');
  await user.type(field('Email address'), 'ada@mail.example');
  await user.type(field('Phone number (optional)'), '07700 900 982');
  await user.click(field('Payments'));
  await user.type(field('Your message'), 'Which day do you take the payment?');
}

const taken =
  (received: unknown[]): CallApi =>
  async (request) => {
    received.push(contactMessageEndpoints.contactUs.body.parse(await request.json()));
    return Response.json({ data: { '@type': 'contact-us', reference: 'ABCDEFGHJK' } });
  };

describe('the contact form', () => {
  test('sends the message and leads to its reference', async () => {
    const received: unknown[] = [];
    const answer = await send(fillIn, taken(received));
    expect(answer).toEqual({ seeOther: '/contact?sent=ABCDEFGHJK#outcome' });
    expect(received).toEqual([
      {
        name: 'Ada Sample',
        email: 'ada@mail.example',
        phone: '+447700900982',
        topic: 'repayments',
        message: 'Which day do you take the payment?',
      },
    ]);
  });

  test('left empty comes back with everything that is wrong, at the top and at each field', async () => {
    const answer = await send(async () => undefined, null);
    expect(answer).toMatchObject({ status: 422 });
    const alert = screen.getByRole('alert', { name: 'There is a problem' });
    expect(
      within(alert)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter your name',
      'Enter your email address',
      'Select what your message is about',
      'Enter your message',
    ]);
    expect(field('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toMatch(/^Error: Contact us/);
  });

  test('keeps what was typed when one field is wrong', async () => {
    await send(async () => {
      await fillIn();
      await user.clear(field('Email address'));
      await user.type(field('Email address'), 'ada at mail');
    }, null);
    expect(screen.getByRole('alert').textContent).toContain(
      'Enter an email address in the correct format, like name@example.com',
    );
    expect(field('Email address')).toHaveProperty('value', 'ada at mail');
    expect(field('Your message')).toHaveProperty('value', 'Which day do you take the payment?');
    expect(field('Payments')).toHaveProperty('checked', true);
  });

  test('says that a message was not sent, and keeps it', async () => {
    const answer = await send(fillIn, async () => new Response('{}', { status: 500 }));
    expect(answer).toMatchObject({ status: 503 });
    expect(screen.getByRole('status', { name: 'Your message was not sent' })).toBeDefined();
    expect(field('Your name')).toHaveProperty('value', 'Ada Sample');
  });
});

test('a brand without the form has every other way to be reached', () => {
  const without = { ...BRANDS.asda, switches: { ...BRANDS.asda.switches, contactUsForm: false } };
  showPage(<ContactPage {...aPublicPage(without, '/contact')} />);
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ways to reach us' })).toBeDefined();
});
