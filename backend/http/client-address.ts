import { isIPv4, isIPv6 } from 'node:net';
import type { RequestContext } from './context.ts';

/**
 * The address that a rate limit counts: an IPv4 address, or the /64 network of an IPv6 one, since
 * one household has all of it. Behind a trusted proxy it is the entry that the proxy added.
 */
export function clientAddress(context: RequestContext, trustProxy: boolean): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const socket = context.env?.incoming?.socket?.remoteAddress;
  return network((trustProxy ? withoutPort(forwarded) : undefined) ?? socket ?? '');
}

/** Some proxies add the client's port, as `1.2.3.4:5678` or `[::1]:80`. */
function withoutPort(address: string | undefined): string | undefined {
  const [, host] =
    /^\[([^\]]*)\](?::\d+)?$/.exec(address ?? '') ?? /^([^:]*):\d+$/.exec(address ?? '') ?? [];
  return host ?? address;
}

function network(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<string>(gap).fill('0'), ...end].slice(0, 4).join(':');
}
