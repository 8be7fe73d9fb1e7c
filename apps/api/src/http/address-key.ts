import { createHmac } from 'node:crypto'

/**
 * What attempts from one address are counted under; nobody learns the address from it. An address of the newer kind
 * counts with its neighbours (/64), which all belong to one connection.
 */
export function addressKey(address: string | undefined, secret: string): string {
  if (address === undefined) return ''
  const network = address.includes(':') && !address.includes('.') ? fourGroups(address) : address
  return createHmac('sha256', secret).update(`address ${network}`).digest('base64url')
}

function fourGroups(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}
