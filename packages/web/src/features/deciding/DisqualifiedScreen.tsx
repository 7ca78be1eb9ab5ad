import { BIRTH_DATE_ERRORS } from '@fairlead/core/person/birth-date';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { formPath } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';

export const handle = screen({ access: 'anyone' });

const TITLE = BIRTH_DATE_ERRORS.underAge;

/** Being under age is not a mistake in the form, so it has a page of its own. */
export default function DisqualifiedScreen() {
  return (
    <Page title={TITLE}>
      <BackLink href={formPath('you')} />
      <h1>{TITLE}</h1>
      <p>
        The date of birth you entered is for someone younger. We haven’t looked at your credit file or sent
        anything.
      </p>
      <p>If the date is wrong, go back and change it.</p>
    </Page>
  );
}
