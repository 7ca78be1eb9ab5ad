import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { formPath } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';

export const handle = screen({ access: 'anyone' });

const TITLE = 'We need your home address in the UK';

/** A postcode where we do not lend is not a mistake in the form, so it has a page of its own. */
export default function AddressChangeScreen() {
  return (
    <Page title={TITLE}>
      <BackLink href={formPath('address')} />
      <h1>{TITLE}</h1>
      <p className="lead">
        We lend to people who live in England, Scotland, Wales or Northern Ireland. The postcode you entered
        is somewhere else.
      </p>
      <ul className="list">
        <li>
          <strong>Jersey, Guernsey or the Isle of Man:</strong> they have laws of their own, so we can’t lend
          there.
        </li>
        <li>
          <strong>A forces post address (BFPO):</strong> go back and enter the home in the UK that is on your
          credit file.
        </li>
        <li>
          <strong>The postcode of a bank or an office:</strong> go back and enter your home postcode.
        </li>
      </ul>
      <p>We haven’t looked at your credit file or sent anything.</p>
    </Page>
  );
}
