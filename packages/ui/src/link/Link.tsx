import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
} from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function Anchor(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Gives every link below it the application's own link; without one they are plain anchors. */
export const LinkProvider = LinkContext.Provider;

export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
