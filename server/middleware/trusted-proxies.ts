import { BlockList, isIP } from 'node:net';

/** Which of the machines that forward a request are trusted to say where it came from. */
export interface TrustedProxies {
  /** False: none is trusted, and their headers are ignored. */
  readonly any: boolean;
  /** For the start-up lines. */
  readonly description: string;
  /**
   * @param address the IP that added the next header entry
   * @param hop how many machines are between that one and us: 0 for the connected peer
   */
  trusts(address: string, hop: number): boolean;
}

export const noProxies: TrustedProxies = { any: false, description: 'none', trusts: () => false };

/** Most proxies in a row in front of the server. */
const MOST_HOPS = 10;

/**
 * Reads TRUST_PROXY: `false`, `true` (one hop), a number of hops, or the proxies' addresses and networks, separated by commas.
 * @returns null for anything else
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^(false|0)$/.test(text)) return noProxies;
  if (text === 'true') return trustHops(1);
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? trustHops(Number(text)) : null;
  return trustNetworks(text.split(',').map((part) => part.trim()));
}

export function trustHops(hops: number): TrustedProxies {
  const description = hops === 1 ? 'the one that connects' : `the last ${hops} before this server`;
  return { any: true, description, trusts: (_address, hop) => hop < hops };
}

function trustNetworks(parts: readonly string[]): TrustedProxies | null {
  const networks = new BlockList();
  for (const part of parts) {
    const [address = '', bits, ...more] = part.split('/');
    const version = isIP(address);
    if (version === 0 || more.length > 0) return null;
    const longest = version === 4 ? 32 : 128;
    if (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= longest)) return null;
    networks.addSubnet(address, Number(bits ?? longest), version === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    any: true,
    description: parts.join(', '),
    trusts: (address) => isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  };
}
