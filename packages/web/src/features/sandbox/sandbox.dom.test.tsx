import { BRANDS } from '@fairlead/brands/brands';
import { day } from '@fairlead/core/calendar/day';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { errorOf, renderScreen } from '../../testing/render-screen.tsx';
import InboxScreen from './InboxScreen.tsx';
import SandboxScreen from './SandboxScreen.tsx';

const TODAY = { today: day('2026-11-20'), advancingTo: null, loansWithSomethingDue: 0, loansSetAside: 0 };

function open(replies: Replies = {}) {
  const sent = fakeApi({
    readTimeMachine: { data: TODAY },
    readBrands: {
      data: [
        { id: 'lendable', name: 'Lendable' },
        { id: 'thinkmoney', name: 'thinkmoney' },
      ],
    },
    readMagicValues: {
      data: [{ group: 'Surname', value: 'Decline', typed: ['Decline'], outcome: 'is declined' }],
    },
    ...replies,
  });
  return { sent, ...renderScreen({ [SCREENS.sandbox]: SandboxScreen }, { at: SCREENS.sandbox }) };
}

const machine = () => screen.findByRole('region', { name: 'Time machine' });

describe('the time machine', () => {
  test('moves to a date that is typed', async () => {
    const arrived = { ...TODAY, today: day('2027-03-27'), loansWithSomethingDue: 2 };
    const { user, sent } = open({ advanceTime: { data: arrived } });
    await within(await machine()).findByText('20 November 2026');
    await user.click(screen.getByText('To another date'));
    await user.type(screen.getByLabelText('Day'), '27');
    await user.type(screen.getByLabelText('Month'), 'March');
    await user.type(screen.getByLabelText('Year'), '2027');
    await user.click(screen.getByRole('button', { name: 'Go there' }));
    expect(await screen.findByText('It is now Saturday 27 March 2027')).toBeDefined();
    expect(bodiesOf(sent, 'advanceTime')).toEqual([{ to: '2027-03-27' }]);
    expect(screen.getByText('Loans with something due today: 2.')).toBeDefined();
  });

  test.each([
    [[], 'Enter a date'],
    [['30', '2', '2027'], 'Date must be a real date, like 27 3 2027'],
    [['20', '11', '2026'], 'Date must be after today: time only moves forward'],
  ])('does not move to the date %j', async (typed, message) => {
    const { user, sent } = open();
    await within(await machine()).findByText('20 November 2026');
    await user.click(screen.getByText('To another date'));
    for (const [index, label] of ['Day', 'Month', 'Year'].entries()) {
      const part = typed[index];
      if (part !== undefined) await user.type(screen.getByLabelText(label), part);
    }
    await user.click(screen.getByRole('button', { name: 'Go there' }));
    expect(errorOf(screen.getByLabelText('Day'))).toBe(message);
    expect(bodiesOf(sent, 'advanceTime')).toEqual([]);
  });

  test('moves by one press, and says why it could not', async () => {
    const { user, sent } = open({ advanceTime: { refusal: 'advanceRunning' } });
    await user.click(await screen.findByRole('button', { name: 'One day later' }));
    expect(await screen.findByRole('alert', { name: 'The date hasn’t changed' })).toBeDefined();
    expect(screen.getByText(/already moving/)).toBeDefined();
    expect(bodiesOf(sent, 'advanceTime')).toEqual([{ to: '2026-11-21' }]);
  });

  test('that cannot be read can be asked again', async () => {
    const { user } = open({ readTimeMachine: ['no connection', { data: TODAY }] });
    const banner = await screen.findByRole('region', { name: 'We couldn’t read the date' });
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    expect(await machine()).toBeDefined();
  });
});

describe('a partner referral', () => {
  test('is made for the chosen brand', async () => {
    const url = 'https://lendable.example/account/borrow/quote?referral=a.b&override=thinkmoney';
    const { user, sent } = open({ makeReferral: { data: { url, referral: 'a.b' } } });
    await screen.findByRole('option', { name: 'thinkmoney' });
    await user.selectOptions(screen.getByLabelText('Brand'), 'thinkmoney');
    await user.click(screen.getByRole('button', { name: 'Make a link' }));
    expect((await screen.findByRole('link', { name: url })).getAttribute('href')).toBe(url);
    expect(bodiesOf(sent, 'makeReferral')).toEqual([{ brand: 'thinkmoney' }]);
  });

  test('that could not be made says so', async () => {
    const { user } = open({ makeReferral: 'no connection' });
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByRole('alert', { name: 'We couldn’t make the link' })).toBeDefined();
  });
});

describe('what staff do to a loan', () => {
  test('is done to the loan of a reference, and its new state is shown', async () => {
    const { user, sent } = open({ actAsStaff: { data: { kind: 'write-off', state: 'Written Off' } } });
    await user.type(await screen.findByLabelText('Reference of the loan'), 'L-20FY-M8QK');
    await user.selectOptions(screen.getByLabelText('What staff do'), 'Write-off');
    await user.click(screen.getByRole('button', { name: 'Do it' }));
    expect(await screen.findByText('The loan is now Written Off.')).toBeDefined();
    expect(bodiesOf(sent, 'actAsStaff')).toEqual([{ reference: 'L-20FY-M8QK', kind: 'write-off' }]);
  });

  test('says which rule forbids it', async () => {
    const { user } = open({ actAsStaff: { refusal: 'lenderActionNotPossible' } });
    await user.type(await screen.findByLabelText('Reference of the loan'), 'L-20FY-M8QK');
    await user.click(screen.getByRole('button', { name: 'Do it' }));
    expect(await screen.findByRole('alert', { name: 'The loan hasn’t changed' })).toBeDefined();
    expect(screen.getByText('This cannot be done to the loan today.')).toBeDefined();
  });
});

test('the magic values can be loaded again', async () => {
  const { user } = open({
    readMagicValues: [
      'no connection',
      { data: [{ group: 'Surname', value: 'Decline', typed: ['Decline'], outcome: 'is declined' }] },
    ],
  });
  const words = await screen.findByText(/We couldn’t load the magic values/);
  await user.click(within(words).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Surname' })).toBeDefined();
});

describe('the inbox', () => {
  const MESSAGES = [
    {
      id: 'm2',
      channel: 'email' as const,
      to: 'ada@mail.example',
      subject: 'Your price',
      text: 'See https://lendable.example/login',
      links: [],
      attachments: [],
      sentAt: '2026-11-20T10:00:00.000Z',
    },
    {
      id: 'm1',
      channel: 'sms' as const,
      to: '+447700900982',
      subject: '',
      text: '123456 is your code',
      links: [],
      attachments: [],
      sentAt: '2026-11-20T09:59:00.000Z',
    },
  ];
  const openInbox = (messages: typeof MESSAGES) => {
    const sent = fakeApi({ readInbox: { data: messages } });
    const page = renderScreen(
      { [SCREENS.inbox]: InboxScreen },
      { at: SCREENS.inbox, brand: BRANDS.lendable },
    );
    return { sent, ...page };
  };

  test('opens a message, and then those to its reader', async () => {
    const { user, sent, address } = openInbox(MESSAGES);
    await user.click(await screen.findByRole('link', { name: 'Your price' }));
    expect(await screen.findByRole('link', { name: 'https://lendable.example/login' })).toBeDefined();
    const designed = screen.getByRole('link', { name: 'See the email as the borrower sees it' });
    expect(designed.getAttribute('href')).toBe('/sandbox/api/emails/m2');
    await user.click(screen.getByRole('link', { name: 'ada@mail.example' }));
    expect(address()).toBe('/sandbox/inbox?to=ada%40mail.example');
    await waitFor(() => {
      expect(sent.at(-1)?.url.searchParams.get('to')).toBe('ada@mail.example');
    });
  });

  test('shows no design of a text message', async () => {
    const { user } = openInbox(MESSAGES);
    await user.click(await screen.findByRole('link', { name: '123456 is your code' }));
    await screen.findByRole('heading', { name: '123456 is your code' });
    expect(screen.queryByRole('link', { name: 'See the email as the borrower sees it' })).toBeNull();
  });

  test('without a message says how to get one', async () => {
    openInbox([]);
    expect(await screen.findByText(/Nothing has been sent yet/)).toBeDefined();
  });
});

describe('a sample payslip', () => {
  test('is in the name that is typed', async () => {
    const { user } = open();
    const name = await screen.findByLabelText('Name on the payslip');
    await user.clear(name);
    await user.type(name, 'Ada Pilot');
    const link = screen.getByRole('link', { name: 'A payslip of £1,400 a month' });
    expect(link.getAttribute('href')).toBe('/sandbox/api/payslip.pdf?name=Ada%20Pilot&netPay=1400');
  });
});

describe('sample files', () => {
  test('are in the name that is typed, with what happens to each', async () => {
    const { user } = open();
    const name = await screen.findByLabelText('Name in the files');
    await user.clear(name);
    await user.type(name, 'Ada Pilot');
    const identity = within(screen.getByRole('region', { name: 'As proof of identity' }));
    const passport = identity.getByRole('link', { name: 'A passport: accepted' });
    expect(passport.getAttribute('href')).toBe('/sandbox/api/sample-file?file=passport.jpg&name=Ada%20Pilot');
    expect(passport.getAttribute('download')).toBe('passport.jpg');
    for (const proof of ['identity', 'address', 'income']) {
      const links = within(screen.getByRole('region', { name: `As proof of ${proof}` })).getAllByRole('link');
      const labels = links.map(({ textContent }) => textContent).join();
      for (const outcome of [/accepted/, /refused/, /rejected/]) expect(labels).toMatch(outcome);
    }
  });
});
