import { selectExperiments } from '../../resources/experiment/experiments-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectSettings } from '../../state/settings-slice.ts';

/** The seed of an experiment of ours: the default where there is none, or one that the page does not know. */
export function useSeed<S extends string>(name: string, known: Readonly<Record<S, unknown>>): S {
  const { experiments } = useAppSelector(selectSettings);
  const { seeds } = useAppSelector(selectExperiments);
  const variants = experiments.find((each) => each.name === name)?.variants ?? [];
  const isKnown = (seed: string | undefined): seed is S => seed !== undefined && Object.hasOwn(known, seed);
  const [first] = Object.keys(known).filter(isKnown);
  const seed = [seeds[name], variants[0]?.seed, first].find(isKnown);
  if (seed === undefined) throw new Error(`the page knows no version of ${name}`);
  return seed;
}
