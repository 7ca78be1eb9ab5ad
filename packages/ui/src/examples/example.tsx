import type { ReactElement } from 'react';

/** A component in one of its states, as the style guide shows it. */
export type Example = { name: string; element: ReactElement };

export type ExampleGroup = { title: string; examples: readonly Example[] };
