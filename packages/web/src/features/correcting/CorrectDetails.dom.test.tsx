import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { aMismatch, APPLICATION_ID } from '../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { errorOf, summary } from '../../testing/render-screen.tsx';
import AddressMismatchScreen from './AddressMismatchScreen.tsx';

const open = (updateAddressMismatch: NonNullable<Replies['updateAddressMismatch']>) =>
  openApplication(SCREENS.addressMismatch, AddressMismatchScreen, aMismatch(), {
    replies: { updateAddressMismatch },
  });

const press = () => screen.getByRole('button', { name: 'Check again with these details' });

describe('an applicant whom the agency did not find', () => {
  test('sees the details of the application, corrects one, and goes to the decision', async () => {
    const { user, sent, address } = open({ data: aMismatch({ state: 'Quoted' }) });
    const lastName = await screen.findByLabelText('Last name');
    expect(lastName).toHaveProperty('value', 'Mismatch');
    await waitFor(() => expect(screen.getByLabelText('Month')).toHaveProperty('value', '3'));
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', 'ID1 1QD');
    await user.clear(lastName);
    await user.type(lastName, 'Accept');
    await user.click(press());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/apply?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'updateAddressMismatch')).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Accept',
        dateOfBirth: '1984-03-31',
        addresses: [{ houseNumber: '7', line1: 'Harbour Lane', postCode: 'ID1 1QD' }],
      },
    ]);
  });

  test('sees when there is still no match, and can try again', async () => {
    const { user } = open([{ data: aMismatch() }, { data: aMismatch({ state: 'Declined' }) }]);
    await screen.findByLabelText('Last name');
    await user.click(press());
    expect(await screen.findByRole('status', { name: 'Still no match' })).toBeDefined();
    await user.click(press());
    expect(await screen.findByText('Another page')).toBeDefined();
  });

  test('sees what is missing before anything is sent, and keeps the summary while correcting it', async () => {
    const { user, sent } = open('no connection');
    await screen.findByDisplayValue('Harbour Lane');
    const town = screen.getByLabelText('Town or city');
    await user.clear(town);
    await user.click(press());
    expect(summary()).toEqual(['Enter your town or city']);
    expect(bodiesOf(sent, 'updateAddressMismatch')).toEqual([]);
    await user.type(town, 'Easterby');
    expect(errorOf(town)).toBeUndefined();
    expect(summary()).toEqual(['Enter your town or city']);
  });

  test('sees at the field what the server refused', async () => {
    const { user } = open({
      refusal: 'validationFailed',
      fields: { 'addresses.0.postCode': ['Enter a full UK postcode, like SW1A 1AA'] },
    });
    await screen.findByLabelText('Last name');
    await user.click(press());
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toBeDefined();
    expect(errorOf(screen.getByLabelText('Postcode'))).toBe('Enter a full UK postcode, like SW1A 1AA');
  });

  test('sees when there is no connection, with everything still there', async () => {
    const { user } = open('no connection');
    await screen.findByLabelText('Last name');
    await user.click(press());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Mismatch');
  });

  test('sees no earlier connection error next to the missing fields', async () => {
    const { user } = open('no connection');
    await screen.findByLabelText('Last name');
    await user.click(press());
    await screen.findByRole('status', { name: 'We couldn’t reach our server' });
    await user.clear(screen.getByLabelText('Town or city'));
    await user.click(press());
    expect(summary()).toEqual(['Enter your town or city']);
    expect(screen.queryByRole('status', { name: 'We couldn’t reach our server' })).toBeNull();
  });
});
