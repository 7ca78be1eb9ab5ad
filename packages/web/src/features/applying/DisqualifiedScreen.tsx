import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { formPath } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';

export const handle = screen({ access: 'anyone' });

/** Too young is not a mistake in the form, so it is said on a page of its own. */
export default function DisqualifiedScreen() {
  return (
    <Page title="You need to be 18 or over to borrow">
      <BackLink href={formPath('you')} />
      <h1>You need to be 18 or over to borrow</h1>
      <p>
        By the date of birth you gave you are under 18, and we can’t lend to anybody younger. We did not look
        at your credit file and nothing was sent.
      </p>
      <p>If the date is not right, go back and change it.</p>
    </Page>
  );
}
