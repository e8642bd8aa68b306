/** A warning while a password is typed; it forbids nothing. Always in the page, so that its text is read out when it appears. */
export function CommonPasswordNote({ children }: { children: string | undefined }) {
  return (
    <p role="status" className="text-danger text-sm empty:hidden">
      {children}
    </p>
  );
}
