/** What only this machine reaches. */

const ips = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const names = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function isLoopbackIp(ip: string): boolean {
  return ips.test(ip);
}

/** Whether a URL leads to the machine that opens it: then nobody else is there to be protected from. */
export function isLoopbackUrl(url: string): boolean {
  return names.test(URL.parse(url)?.hostname ?? '');
}
