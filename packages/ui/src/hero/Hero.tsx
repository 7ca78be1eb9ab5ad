import type { ReactNode } from 'react';
import { Artwork } from '../artwork/Artwork.tsx';

export type HeroProps = {
  heading: ReactNode;
  text: ReactNode;
  /** Short promises, after what has to be read. */
  reassurances: readonly ReactNode[];
  /** What the visitor came for: the quote tool, on a card of its own. */
  tool: ReactNode;
  /** What has to be read with the tool, next to it and more prominent. */
  aside: ReactNode;
  surface?: 'light' | 'dark' | undefined;
  /** Inline SVG of the brand. */
  art: string;
};

/** The top of the landing page. Its composition is the brand's, chosen by `data-hero` on the document. */
export function Hero({ heading, text, reassurances, tool, aside, surface, art }: HeroProps) {
  return (
    <div className="hero" data-surface={surface}>
      <div className="hero-inner">
        <div className="hero-words">
          <h1 className="hero-heading">{heading}</h1>
          <p className="hero-text">{text}</p>
        </div>
        <div className="hero-tool">{tool}</div>
        <div className="hero-aside" data-surface="light">
          {aside}
          <ul className="hero-reassurances">
            {reassurances.map((words, index) => (
              <li key={index}>{words}</li>
            ))}
          </ul>
        </div>
        <Artwork svg={art} className="hero-art" />
      </div>
    </div>
  );
}
