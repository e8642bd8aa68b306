/** A text as it was typed, its line breaks kept, in lines short enough to read. */
export function LongText({ children }: { children: string }) {
  return <p className="max-w-[75ch] whitespace-pre-wrap wrap-anywhere text-[15px] leading-relaxed">{children}</p>;
}
