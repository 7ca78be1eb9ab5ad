import type { ReactNode } from 'react';
import { Artwork } from '../artwork/Artwork.tsx';

export type HeroProps = {
  heading: ReactNode;
  text: ReactNode;
  /** Short promises, shown after the required information. */
  reassurances: readonly ReactNode[];
  /** The quote tool. */
  tool: ReactNode;
  /** The required information: next to the tool and more prominent than it. */
  aside: ReactNode;
  surface?: 'light' | 'dark' | undefined;
  /** Inline SVG from the brand's record. */
  art: string;
};

/** The top of the landing page. `data-hero` on `<html>` sets the brand's composition. */
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
            {reassurances.map((reassurance, index) => (
              <li key={index}>{reassurance}</li>
            ))}
          </ul>
        </div>
        <Artwork svg={art} className="hero-art" />
      </div>
    </div>
  );
}
