import { describe, expect, test } from 'vitest';
import { SettingsReader } from './env.ts';
import { readTriggerFigures } from './trigger-figures.ts';

const GIVEN = {
  TRIGGER_FIGURES_VERSION: '2026',
  TRIGGER_FIGURES_COMMUNICATIONS: '100, 50, 20.50, 30, 50',
  TRIGGER_FIGURES_FOOD: '200,100,80,90,100',
  TRIGGER_FIGURES_PERSONAL: '40,20,10,15,20',
};

function read(env: Readonly<Record<string, string>>, isSandbox = false) {
  const reader = new SettingsReader(env);
  return { figures: readTriggerFigures(reader, isSandbox), problems: reader.problems };
}

describe('trigger figures', () => {
  test('are those of the deployment, by person and in pence', () => {
    const { figures, problems } = read(GIVEN);
    expect(problems).toEqual([]);
    expect(figures?.version).toBe('2026');
    expect(figures?.monthly.communicationsAndLeisure).toEqual({
      firstAdult: 100_00,
      furtherAdult: 50_00,
      childUnder16: 20_50,
      child16To18: 30_00,
      other: 50_00,
    });
  });

  test('are none where none are set, and samples that say so in the sandbox', () => {
    expect(read({})).toEqual({ figures: null, problems: [] });
    expect(read({}, true).figures?.version).toBe('sandbox-samples-1');
    expect(read(GIVEN, true).figures?.version).toBe('2026');
  });

  test('are all four settings or none', () => {
    const { TRIGGER_FIGURES_FOOD: _food, ...others } = GIVEN;
    const { figures, problems } = read(others);
    expect(figures).toBeNull();
    expect(problems).toEqual([expect.stringMatching(/also needs TRIGGER_FIGURES_FOOD$/)]);
  });

  test.each([
    '200,100',
    '200,100,80,90,-1',
    '200,,80,90,100',
    '1,2,3,4,5,6',
    '200,100,80,90,lots',
    '0,1,1,1,1',
  ])('cannot be "%s"', (text) => {
    const { problems } = read({ ...GIVEN, TRIGGER_FIGURES_FOOD: text });
    expect(problems).toEqual([expect.stringMatching(/^TRIGGER_FIGURES_FOOD must be five amounts/)]);
  });
});
