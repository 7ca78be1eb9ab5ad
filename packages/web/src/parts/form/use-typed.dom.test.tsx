import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { signOut } from '../../resources/sign-out.ts';
import { BORROWER_ID } from '../../testing/borrowers.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import { useTyped } from './use-typed.ts';

const START: { offers: string; isSeen: boolean } = { offers: 'as before', isSeen: false };

function Form() {
  const { fields, change, forget } = useTyped('contact-settings', START);
  return (
    <main>
      <input
        aria-label="Offers"
        value={fields.offers}
        onChange={(event) => change({ offers: event.target.value })}
      />
      <p>{fields.isSeen ? 'seen' : 'not seen'}</p>
      <button onClick={() => change({ isSeen: true })}>See</button>
      <button onClick={forget}>Send</button>
    </main>
  );
}

function open(userId = BORROWER_ID) {
  fakeApi({ signOut: { data: { signedOut: true } } });
  return renderScreen({ '/form': Form }, { at: '/form', session: { ...SIGNED_IN, userId } });
}

const field = () => screen.getByLabelText('Offers');
const typedBy = (userId: string, fields: unknown) =>
  sessionStorage.setItem('typed', JSON.stringify({ userId, forms: { 'contact-settings': fields } }));

describe('what was typed into a form of the account', () => {
  test('is over what the form starts with, and is stored as it is typed', async () => {
    const { user } = open();
    expect(field()).toHaveProperty('value', 'as before');
    await user.type(field(), ', too');
    await user.click(screen.getByRole('button', { name: 'See' }));
    expect(field()).toHaveProperty('value', 'as before, too');
    expect(screen.getByText('seen')).toBeDefined();
    expect(JSON.parse(sessionStorage.getItem('typed') ?? '')).toEqual({
      userId: BORROWER_ID,
      forms: { 'contact-settings': { offers: 'as before, too', isSeen: true } },
    });
  });

  test('is there again on the next page', () => {
    typedBy(BORROWER_ID, { offers: 'from before' });
    open();
    expect(field()).toHaveProperty('value', 'from before');
  });

  test('is not shown to another borrower', () => {
    typedBy('01a1f8e9-0000-7000-8000-0000000000ff', { offers: 'of another' });
    open();
    expect(field()).toHaveProperty('value', 'as before');
  });

  test.each([
    ['of another kind', { offers: 7, isSeen: 'yes' }],
    ['that the form does not have', { earlier: 'field' }],
  ])('is left out where it is %s', (_, fields) => {
    typedBy(BORROWER_ID, fields);
    open();
    expect(field()).toHaveProperty('value', 'as before');
    expect(screen.getByText('not seen')).toBeDefined();
  });

  test('is nothing where the storage holds something else', () => {
    sessionStorage.setItem('typed', '{"half');
    open();
    expect(field()).toHaveProperty('value', 'as before');
  });

  test('is deleted when the form is sent', async () => {
    const { user } = open();
    await user.type(field(), '!');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(field()).toHaveProperty('value', 'as before');
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  test('is deleted at sign-out', async () => {
    const { user, store } = open();
    await user.type(field(), '!');
    act(() => store.dispatch(signOut()));
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  test('works in a browser that stores nothing', async () => {
    const { user } = open();
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await user.type(field(), '!');
    expect(field()).toHaveProperty('value', 'as before!');
    refuse.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(field()).toHaveProperty('value', 'as before');
  });
});
