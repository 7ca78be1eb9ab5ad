import type { SceneName } from '@fairlead/brands/scene-names';

/** A drawing of the brand's family, of a fixed size. It explains nothing that the words next to it do not. */
export function Scene({ name }: { name: SceneName }) {
  return <span className={`scene scene-${name}`} aria-hidden="true" />;
}
