import { Columns } from '@fairlead/ui/columns/Columns';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { underBrand } from '../../parts/page/carried-parameters.ts';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useSessionElsewhere, type OtherBrand } from '../../parts/page/navigation.tsx';
import { FeatureFlags } from './FeatureFlags.tsx';
import { Limits } from './Limits.tsx';
import { LoanActions } from './LoanActions.tsx';
import { MagicValues } from './MagicValues.tsx';
import { Referral } from './Referral.tsx';
import { SampleFiles } from './SampleFiles.tsx';
import { SamplePayslip } from './SamplePayslip.tsx';
import { TimeMachine } from './TimeMachine.tsx';
import './sandbox.css';
import { ACCOUNT, INBOX, SANDBOX, STAFF } from '@fairlead/contract/web/account-paths';
import { API_DOCUMENTATION } from '../../paths.ts';

export const handle = screen({ access: 'anyone' });

const PLACES = [
  { href: INBOX, label: 'Inbox', about: 'Every email and text message that was sent.' },
  { href: '/', label: 'Landing page', about: 'Where a borrower starts.' },
  { href: ACCOUNT, label: 'Your account', about: 'What the signed-in borrower sees.' },
  { href: STAFF, label: 'Staff', about: 'Sign in as a member of the lender’s staff. Their names are below.' },
  {
    href: API_DOCUMENTATION,
    label: 'API documentation',
    about: 'Every endpoint, with its body and refusals.',
  },
] as const;

/** The page that drives the simulated services. In production the address is unknown. */
export default function SandboxScreen() {
  const elsewhere = useSessionElsewhere();
  return (
    <Page title="Sandbox" width="wide">
      <header className="stack gap-2">
        <h1>Sandbox</h1>
        <p className="lead muted measure">
          Banks, the credit bureau, messages and the calendar are simulated. Nothing is sent, lent or
          collected.
        </p>
      </header>
      {elsewhere && <Elsewhere brand={elsewhere} />}
      <Columns layout="main-aside" gap={7}>
        <TimeMachine />
        <Places />
      </Columns>
      <div className="sandbox-part">
        <MagicValues />
      </div>
      <Columns gap={6}>
        <Referral />
        <LoanActions />
        <Limits />
        <SamplePayslip />
      </Columns>
      <SampleFiles />
      <FeatureFlags />
    </Page>
  );
}

function Places() {
  return (
    <nav aria-label="Places to go">
      <ul className="sandbox-places">
        {PLACES.map(({ href, label, about }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            <span className="muted small">{about}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Elsewhere({ brand: { id, name } }: { brand: OtherBrand }) {
  return (
    <InsetText>
      You’re signed in at {name}. <Link href={underBrand(SANDBOX, id)}>Open the sandbox at {name}</Link> to
      move the date to your loan’s payments.
    </InsetText>
  );
}
