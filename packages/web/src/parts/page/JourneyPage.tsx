import { Button } from '@fairlead/ui/button/Button';
import { Stack } from '@fairlead/ui/stack/Stack';
import type { ReactNode } from 'react';
import { Page } from './Page.tsx';

export type Way = { readonly label: string; readonly href: string };

type JourneyPageProps = {
  title: string;
  text: string;
  /** Where the visitor can continue, the best first. */
  ways: readonly Way[];
  /** What else is true. */
  children?: ReactNode;
};

/** How a journey to the bank ended, and how to continue. */
export function JourneyPage({ title, text, ways, children }: JourneyPageProps) {
  return (
    <Page title={title} step={title}>
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead muted">{text}</p>
      </header>
      {children}
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
