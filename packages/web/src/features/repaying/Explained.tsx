import { Details } from '@fairlead/ui/details/Details';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import type { Explanation } from './sum.ts';

/** The explanation of a figure: the text, then the calculation. */
export function Explained({ explanation }: { explanation: Explanation }) {
  const { question, words, lines } = explanation;
  return (
    <Details summary={question}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="sum">
        <FigureRow lines items={lines} />
      </div>
    </Details>
  );
}
