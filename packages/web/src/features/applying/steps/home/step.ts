import { laterScreen } from '../../later-screen.tsx';
import type { Step } from '../../step.ts';
import { checkHome } from './check.ts';
import { NO_HOME, type HomeFields } from './fields.ts';

export const homeStep = {
  start: NO_HOME,
  pages: {
    home: { screen: laterScreen(async () => (await import('./HomeStep.tsx')).HomeStep), check: checkHome },
  },
} satisfies Step<HomeFields>;
