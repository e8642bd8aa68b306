/** What only this machine can reach. */

const ips = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const names = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function isLoopbackIp(ip: string): boolean {
  return ips.test(ip);
}

/** Whether a URL points to the machine that opens it: then there is nobody else to guard against. */
export function isLoopbackUrl(url: string): boolean {
  return names.test(URL.parse(url)?.hostname ?? '');
}
