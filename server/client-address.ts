// The client's IP address. Anyone can send X-Forwarded-For, so only the entries of trusted proxies count.
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { NETWORKS, type NetworkLimit } from './limits';

/** Some proxies add the port. */
const withoutPort = (address: string) =>
  address.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');

/** Each proxy appends the address that the request came from. */
export function forwardedAddress(connection: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0 || forwardedFor === undefined) return connection;
  const hops = [...forwardedFor.split(',').map(withoutPort), connection];
  const address = hops[Math.max(hops.length - 1 - proxies, 0)] ?? connection;
  return ipaddr.isValid(address) ? address : connection;
}

export interface Network extends NetworkLimit {
  /** In CIDR notation, such as `192.0.2.0/24`. */
  readonly name: string;
}

/** The networks that contain an address, from narrow to wide. Each has its own limit. */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [{ name: 'unknown', bits: 0, times: 1 }];
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const text = parsed.toNormalizedString().replace(/%.*$/, ''); // without the zone
  return NETWORKS[kind].map((network) => {
    const { bits } = network;
    return { ...network, name: `${family.networkAddressFromCIDR(`${text}/${bits}`).toString()}/${bits}` };
  });
}

export const clientAddress = (c: Context, proxies: number) =>
  forwardedAddress(getConnInfo(c).remote.address ?? '', c.req.header('X-Forwarded-For'), proxies);
