import { laterScreen } from '../../later-screen.tsx';
import type { Step } from '../../step.ts';
import { checkWork } from './check.ts';
import { NO_WORK, type WorkFields } from './fields.ts';

export const workStep = {
  start: NO_WORK,
  pages: {
    work: { screen: laterScreen(async () => (await import('./WorkStep.tsx')).WorkStep), check: checkWork },
  },
  wireNames: { income: 'netMonthlyIncome' },
} satisfies Step<WorkFields>;
