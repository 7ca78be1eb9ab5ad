import { placeOn, shownIn, type ExampleChapter, type ExampleGroup } from '@fairlead/ui/examples/example';
import { anchorOf, type Surface } from './guide.ts';
import { OnSurfaces } from './OnSurfaces.tsx';

export function ExampleGroups({ chapter: { title, groups } }: { chapter: ExampleChapter }) {
  return (
    <section className="guide-chapter" id={anchorOf(title)}>
      <h2>{title}</h2>
      {groups.map((group) => (
        <section className="guide-group" key={group.title} id={anchorOf(group.title)}>
          <h3>{group.title}</h3>
          <OnSurfaces
            isWide={group.isWide === true}
            show={(surface) => <Examples group={group} surface={surface} />}
          />
        </section>
      ))}
    </section>
  );
}

function Examples({ group, surface }: { group: ExampleGroup; surface: Surface }) {
  const place = placeOn(surface);
  return group.examples.map((example) => (
    <div className="guide-example" key={example.name}>
      <p className="guide-name">{example.name}</p>
      {shownIn(place, example)}
    </div>
  ));
}
