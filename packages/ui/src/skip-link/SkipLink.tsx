export type SkipLinkProps = {
  targetId?: string | undefined;
  children?: string | undefined;
  /** Other links come before it, so it needs its own landmark. */
  isLater?: boolean | undefined;
};

export function SkipLink({ targetId = 'main', children = 'Skip to main content', isLater }: SkipLinkProps) {
  const link = (
    <a className="skip-link" href={`#${targetId}`}>
      {children}
    </a>
  );
  return isLater ? <nav aria-label="Skip">{link}</nav> : link;
}
