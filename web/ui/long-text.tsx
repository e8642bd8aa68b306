/** A text as typed, with its line breaks, in lines short enough to read. */
export function LongText({ children }: { children: string }) {
  return <p className="max-w-[75ch] whitespace-pre-wrap wrap-anywhere text-[15px] leading-relaxed">{children}</p>;
}
