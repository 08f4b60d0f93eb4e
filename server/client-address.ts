// Whose request it is. X-Forwarded-For is what anybody can write, so only the proxies that the operator counts are believed.
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Some proxies add the port. */
const withoutPort = (address: string) =>
  address.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');

/** Each proxy adds the address of whom it heard it from, on the right. */
export function forwardedAddress(connection: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0 || forwardedFor === undefined) return connection;
  const hops = [...forwardedFor.split(',').map(withoutPort), connection];
  const address = hops[Math.max(hops.length - 1 - proxies, 0)] ?? connection;
  return ipaddr.isValid(address) ? address : connection;
}

/** What one visitor is counted as: an IPv4 address, or the /64 that every IPv6 subscriber has whole. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*$/, '')}/64`).toString();
}

export const clientAddress = (c: Context, proxies: number) =>
  forwardedAddress(getConnInfo(c).remote.address ?? '', c.req.header('X-Forwarded-For'), proxies);
