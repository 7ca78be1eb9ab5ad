import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Stack } from '@fairlead/ui/stack/Stack';
import type { ReactNode } from 'react';
import { Page } from '../../parts/page/Page.tsx';

type FormMessageProps = {
  title: string;
  children: ReactNode;
  action?: { label: string; href?: string; onClick?: () => void } | undefined;
};

/** A page in place of the form: why it is not there, and what can be done. */
export function FormMessage({ title, children, action }: FormMessageProps) {
  return (
    <Page title={title} step={title}>
      <h1>{title}</h1>
      <Stack gap={4}>{children}</Stack>
      {action && (
        <Cluster>
          <Button href={action.href} onClick={action.onClick}>
            {action.label}
          </Button>
        </Cluster>
      )}
    </Page>
  );
}
