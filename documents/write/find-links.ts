/** A stretch of a line that leads somewhere. */
export interface FoundLink {
  start: number;
  end: number;
  url: string;
}

const address = /^[^\s@]{1,64}@[^\s@]{1,200}\.[a-z]{2,24}$/i;
const site = /^(?:https?:\/\/|www\.)[^\s]{3,500}$|^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}\/[^\s]{1,300}$/i;

/** The email addresses and websites of a line, without the marks around them. */
export function findLinks(text: string): FoundLink[] {
  const links: FoundLink[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const before = /^[(<[„“"']{0,3}/.exec(word)?.[0].length ?? 0;
    const bare = word.slice(before).replace(/(?<![.,;:)>\]“”"'])[.,;:)>\]“”"']{1,5}$/, '');
    const start = index + before;
    const end = start + bare.length;
    if (address.test(bare)) links.push({ start, end, url: `mailto:${bare}` });
    else if (site.test(bare)) links.push({ start, end, url: /^https?:/i.test(bare) ? bare : `https://${bare}` });
  }
  return links;
}
