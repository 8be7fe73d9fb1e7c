import { createHmac } from 'node:crypto'

/**
 * The rate limit key of an address, as an HMAC from which the address cannot be recovered. IPv6 addresses count by
 * their /64 prefix, which belongs to one connection; every notation of an IPv4 address yields the same key.
 */
export function rateLimitKeyOfAddress(address: string | undefined, secret: string): string {
  if (address === undefined) return ''
  return createHmac('sha256', secret)
    .update(`address ${networkPrefixOf(address)}`)
    .digest('base64url')
}

function networkPrefixOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const [, older] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? []
  if (older) return older
  const groups = plain.includes(':') ? expandIpv6(plain) : undefined
  if (!groups) return plain
  const [high, low] = groups.slice(6).map(group => Number.parseInt(group, 16))
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && high !== undefined && low !== undefined)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups.slice(0, 4).join(':')
}

/** Eight groups in hexadecimal without leading zeros. */
function expandIpv6(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map(group => group.replace(/^0+(?=.)/, ''))
}
