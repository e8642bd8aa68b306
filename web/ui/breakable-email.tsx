interface BreakableEmailProps {
  /** An email address, or the text shown instead of one. */
  children: string;
}

/** An email address for narrow places: it breaks before its @ rather than in the middle of a word. */
export function BreakableEmail({ children }: BreakableEmailProps) {
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
