import type { Arrangement, ArrangementInfo } from '../../resources/arrangement/arrangement.ts';

/** What every step of a plan gets: the plan so far, and what it could be. */
export type StepProps = {
  loanId: string;
  arrangement: Arrangement;
  info: ArrangementInfo;
  /** Reads again what the plan could be, once something else than the plan has changed. */
  reload: () => Promise<void>;
};
