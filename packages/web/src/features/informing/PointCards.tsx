import type { Point } from '@fairlead/brands/content';
import { Card } from '@fairlead/ui/card/Card';

/** Short statements next to each other. */
export function PointCards({ points }: { points: readonly Point[] }) {
  return (
    <ul className="cards">
      {points.map(({ title, text }) => (
        <Card as="li" key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
