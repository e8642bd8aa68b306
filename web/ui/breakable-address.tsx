interface BreakableAddressProps {
  /** An email address, or what stands for one. */
  children: string;
}

/** An address for narrow places: it breaks before its @ rather than in the middle of a word. */
export function BreakableAddress({ children }: BreakableAddressProps) {
  const domain = children.lastIndexOf('@');
  if (domain < 0) return children;
  return (
    <>
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </>
  );
}
