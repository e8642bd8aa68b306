/** Said while a password is typed; it forbids nothing. Always there, so that it is read out when it is filled. */
export function CommonPasswordNote({ children }: { children: string | undefined }) {
  return (
    <p role="status" className="text-danger text-sm empty:hidden">
      {children}
    </p>
  );
}
