import { Button } from '@fairlead/ui/button/Button';
import { Stack } from '@fairlead/ui/stack/Stack';
import { Page } from '../../parts/page/Page.tsx';

type Way = { readonly label: string; readonly href: string };

type JourneyPageProps = {
  title: string;
  text: string;
  /** Where the borrower can continue, the best first. */
  ways: readonly Way[];
};

/** How a journey to the bank ended, and how to continue. */
export function JourneyPage({ title, text, ways }: JourneyPageProps) {
  return (
    <Page title={title} step={title}>
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead muted">{text}</p>
      </header>
      <Stack gap={3}>
        {ways.map(({ label, href }, index) => (
          <Button key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </Button>
        ))}
      </Stack>
    </Page>
  );
}
