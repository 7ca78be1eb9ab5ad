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

/** Sets the link component of the application. Without it, links are plain anchors. */
export const LinkProvider = LinkContext.Provider;

export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
