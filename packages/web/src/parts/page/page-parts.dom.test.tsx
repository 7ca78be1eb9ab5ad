import { BRANDS } from '@fairlead/brands/brands';
import { Link } from '@fairlead/ui/link/Link';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ActionFailed } from './ActionFailed.tsx';
import { CallFailed } from './CallFailed.tsx';
import { FormPage } from './FormPage.tsx';
import { Opening } from './Opening.tsx';
import { Page } from './Page.tsx';
import { PageHead } from './PageHead.tsx';
import { useState } from 'react';

const error = (type: string, status = 409) => ({ type, status, message: '', requestId: 'request-1' });

function show(Component: () => React.ReactNode, at = '/here', brand = BRANDS.lendable) {
  fakeApi({});
  return renderScreen({ '/here': Component }, { at, brand });
}

describe('why a button did not do what it says', () => {
  test.each([
    ['network', 'We couldn’t reach our server'],
    ['stepUpRequired', 'We need the code first'],
    ['quoteExpired', 'This offer has expired'],
    ['cannotReApply', 'You can’t take another loan at the moment'],
    ['bureauUnavailable', 'We can’t get your credit file at the moment'],
    ['somethingNew', 'That didn’t work'],
  ])('%s is said as it happens', (type, title) => {
    show(() => <ActionFailed error={error(type)} />);
    expect(screen.getByRole('status', { name: title })).toBeDefined();
  });

  test('leads to the account where that helps', () => {
    show(() => <ActionFailed error={error('cannotReApply')} />);
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
      '/account/borrow',
    );
  });

  test('says something of what is no error of a call', () => {
    show(() => <ActionFailed error={new Error('bug')} />);
    expect(screen.getByRole('status', { name: 'That didn’t work' })).toBeDefined();
  });
});

describe('a page that could not be read', () => {
  test('says what to quote of a fault of ours, and can be tried again', async () => {
    const tried: string[] = [];
    const { user } = show(() => (
      <CallFailed error={error('internalError', 500)} onRetry={() => tried.push('again')} />
    ));
    expect(screen.getByText(/request-1/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tried).toEqual(['again']);
  });

  test.each([
    ['network', 'You seem to be offline', true],
    ['notFound', 'We couldn’t find that', false],
    ['openFromEmail', 'Check your email to continue', false],
    ['stepUpRequired', 'We need the code first', true],
  ])('because of %s says so', (type, title, canRetry) => {
    show(() => <CallFailed error={error(type, 404)} onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    expect(screen.queryByText(/request-1/)).toBeNull();
  });
});

describe('a link', () => {
  const hrefOf = (href: string, at: string, brand = BRANDS.lendable) => {
    show(() => <Link href={href}>there</Link>, at, brand);
    return screen.getByRole('link', { name: 'there' }).getAttribute('href');
  };

  test('keeps an overridden brand and drops what belongs to the page', () => {
    expect(hrefOf('/account/borrow', '/here?override=asda&id=1')).toBe('/account/borrow?override=asda');
  });

  test('keeps the marketing parameters of motor finance', () => {
    expect(hrefOf('/account/borrow', '/here?utm_source=a&id=1', BRANDS.motor)).toBe(
      '/account/borrow?utm_source=a',
    );
  });

  test('out of the site stays as it is', () => {
    expect(hrefOf('mailto:help@mail.example', '/here?override=asda')).toBe('mailto:help@mail.example');
  });

  test('to a screen changes it in place', async () => {
    const { user, address } = show(() => <Link href="/login">there</Link>);
    await user.click(screen.getByRole('link', { name: 'there' }));
    expect(address()).toBe('/login');
    expect(screen.getByText('Another page')).toBeDefined();
  });
});

describe('a page with a form', () => {
  /** Wrong until it is corrected; each press submits it. */
  function Form() {
    const [attempts, setAttempts] = useState(0);
    const [isWrong, setIsWrong] = useState(true);
    return (
      <FormPage
        title="A form"
        errors={attempts > 0 && isWrong ? [{ field: 'name', message: 'Enter a name' }] : []}
        attempts={attempts}
        onSubmit={(event) => {
          event.preventDefault();
          setAttempts(attempts + 1);
        }}
      >
        <button type="button" onClick={() => setIsWrong(!isWrong)}>
          Change
        </button>
        <button type="submit">Send</button>
      </FormPage>
    );
  }

  const alert = () => screen.queryByRole('alert');

  test('has no summary before it is sent', () => {
    show(() => <Form />);
    expect(alert()).toBeNull();
    expect(document.title).not.toContain('Error');
  });

  test('keeps the summary of what was sent until it is sent again', async () => {
    const { user } = show(() => <Form />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(alert());
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(alert()).not.toBeNull();
    expect(document.title).toMatch(/^Error: A form/);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(alert()).toBeNull();
    expect(document.title).toMatch(/^A form/);
  });

  test('does not bring up a summary for what becomes wrong afterwards', async () => {
    const { user } = show(() => <Form />);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(alert()).toBeNull();
  });

  test('takes the focus to the summary each time it is sent', async () => {
    const { user } = show(() => <Form />);
    const send = screen.getByRole('button', { name: 'Send' });
    await user.click(send);
    await user.click(send);
    expect(document.activeElement).toBe(alert());
  });
});

describe('a page whose data is on its way', () => {
  const HEAD = { title: 'Your boat', lead: 'Everything about it.' };

  function Boat() {
    const [name, setName] = useState<string | null>(null);
    return name === null ? (
      <Opening
        head={HEAD}
        label="Finding your boat"
        before={<button onClick={() => setName('Ada')}>Find</button>}
      />
    ) : (
      <Page title={HEAD.title} step={name}>
        <PageHead {...HEAD} />
        <p>{name}</p>
      </Page>
    );
  }

  test('has its title and first words from the start, and says what it waits for', () => {
    show(Boat);
    expect(screen.getByRole('heading', { level: 1, name: HEAD.title })).toBeDefined();
    expect(screen.getByText(HEAD.lead)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Finding your boat');
    expect(document.title).toBe('Your boat – Lendable');
  });

  test('keeps them when the data is there', async () => {
    const { user } = show(Boat);
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByText('Ada')).toBeDefined();
    expect(screen.getByText(HEAD.lead)).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.title).toBe('Your boat – Lendable');
  });
});
