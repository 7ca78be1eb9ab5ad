import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import type { ReactNode } from 'react';
import type { SceneName } from '@fairlead/brands/scene-names';
import { Page } from './Page.tsx';
import { Scene } from './Scene.tsx';

export type Way = { readonly label: string; readonly href: string };

type JourneyPageProps = {
  title: string;
  text: string;
  scene?: SceneName | undefined;
  /** Where the visitor can continue, the best first. */
  ways: readonly Way[];
  /** What else is true. */
  children?: ReactNode;
};

/** How a journey to the bank ended, and how to continue. */
export function JourneyPage({ title, text, scene, ways, children }: JourneyPageProps) {
  return (
    <Page title={title} step={title}>
      {scene && <Scene name={scene} />}
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead muted">{text}</p>
      </header>
      {children}
      <Cluster gap={3}>
        {ways.map(({ label, href }, index) => (
          <Button key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </Button>
        ))}
      </Cluster>
    </Page>
  );
}
