import type { ReactNode } from 'react';
import { Artwork } from '../artwork/Artwork.tsx';

export type HeroProps = {
  heading: ReactNode;
  text: ReactNode;
  /** Short promises under the text. */
  reassurances?: readonly ReactNode[] | undefined;
  /** What the visitor came for: the quote tool, on a card of its own. */
  tool: ReactNode;
  /** What has to be read with the tool: beside it on a wide screen, below it on a phone. */
  aside?: ReactNode;
  surface?: 'light' | 'dark' | undefined;
  /** Inline SVG of the brand. */
  art?: string | undefined;
  /** Stands above the heading where the page has no header. */
  logo?: ReactNode;
};

/** The top of the landing page. Its composition is the brand's, chosen by `data-hero` on the document. */
export function Hero({ heading, text, reassurances = [], tool, aside, surface, art, logo }: HeroProps) {
  return (
    <div className="hero" data-surface={surface}>
      <div className="hero-inner">
        <div className="hero-words">
          {logo}
          <h1 className="hero-heading">{heading}</h1>
          <p className="hero-text">{text}</p>
          {reassurances.length > 0 && (
            <ul className="hero-reassurances">
              {reassurances.map((words, index) => (
                <li key={index}>{words}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="hero-tool">{tool}</div>
        {aside !== undefined && <div className="hero-aside">{aside}</div>}
        {art !== undefined && art !== '' && <Artwork svg={art} className="hero-art" />}
      </div>
    </div>
  );
}
