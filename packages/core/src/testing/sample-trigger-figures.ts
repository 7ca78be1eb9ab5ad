import type { TriggerFigures } from '../financial-statement/trigger-figures.ts';
import { pence } from '../money/pence.ts';

const each = (adult: number, further: number, child: number): TriggerFigures['monthly']['personal'] => ({
  firstAdult: pence(adult),
  furtherAdult: pence(further),
  childUnder16: pence(child),
  child16To18: pence(child),
  other: pence(further),
});

/** Invented figures: the published ones are licensed. */
export const SAMPLE_TRIGGER_FIGURES: TriggerFigures = {
  version: 'invented',
  monthly: {
    communicationsAndLeisure: each(40_00, 20_00, 10_00),
    foodAndHousekeeping: each(200_00, 100_00, 80_00),
    personal: each(20_00, 10_00, 8_00),
  },
};
