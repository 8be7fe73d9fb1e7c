import { CHANNELS, type Channel } from '../shops/channels.ts'
import { COUNTRY_CODES, type CountryCode, isChannel, isCountryCode } from '../shops/locales.ts'
import { isLocalHost, parseHostHeader } from './host-header.ts'

/** The shops behind a host: one channel and country; languages share the host. */
export interface HostShop {
  channel: Channel
  country: CountryCode
}

/** Hosts of all shops in both directions. Created once at start by {@link hostMap}. */
export interface HostMap {
  readonly shops: ReadonlyMap<string, HostShop>
  readonly hosts: ReadonlyMap<string, string>
}

const BARE: HostShop = { channel: 'passepartout', country: 'de' }
const keyOf = (channel: Channel, country: CountryCode): string => `${channel}/${country}`

/**
 * Builds the map of hosts from a pattern such as `{channel}.{country}.localhost` and overrides such as
 * `www.example.co.uk=passepartout/gb`, separated by commas or spaces. The first override of a shop is its canonical
 * host.
 *
 * @throws RangeError that names the mistake in the pattern or an override
 */
export function hostMap(pattern: string, overrides = ''): HostMap {
  const shops = new Map<string, HostShop>()
  const hosts = new Map<string, string>()
  for (const { host, shop } of parseOverrides(overrides)) {
    if (shops.has(host)) throw new RangeError(`The host "${host}" is named twice.`)
    shops.set(host, shop)
    const key = keyOf(shop.channel, shop.country)
    if (!hosts.has(key)) hosts.set(key, host)
  }
  for (const { host, shop } of expandPattern(pattern)) {
    if (!shops.has(host)) shops.set(host, shop)
    const key = keyOf(shop.channel, shop.country)
    if (!hosts.has(key)) hosts.set(key, host)
  }
  return { shops, hosts }
}

function expandPattern(pattern: string): { host: string; shop: HostShop }[] {
  const clean = pattern.trim().toLowerCase().replace(/:\d+$/, '')
  if (!clean.includes('{channel}') || !clean.includes('{country}')) {
    throw new RangeError(`The host pattern "${pattern}" must contain {channel} and {country}.`)
  }
  return CHANNELS.flatMap(channel =>
    COUNTRY_CODES.map(country => {
      const host = clean.replaceAll('{channel}', channel).replaceAll('{country}', country)
      if (!parseHostHeader(host))
        throw new RangeError(`The host pattern "${pattern}" makes no host: "${host}".`)
      return { host, shop: { channel, country } }
    }),
  )
}

function parseOverrides(overrides: string): { host: string; shop: HostShop }[] {
  return overrides.split(/[\s,]+/).flatMap(entry => {
    if (entry === '') return []
    const [host = '', shop = '', ...rest] = entry.split('=')
    const [channel, country, ...more] = shop.split('/')
    const parsed = parseHostHeader(host)
    if (rest.length > 0 || more.length > 0 || !parsed || !isChannel(channel) || !isCountryCode(country)) {
      throw new RangeError(`The host override "${entry}" must look like www.example.co.uk=passepartout/gb.`)
    }
    return [{ host: parsed.name, shop: { channel, country } }]
  })
}

/** The shop of a host, with or without port; `undefined` for an unknown host (421). */
export function findShopByHost(map: HostMap, hostHeader: string): HostShop | undefined {
  const parsed = parseHostHeader(hostHeader)
  if (!parsed) return undefined
  return map.shops.get(parsed.name) ?? (isLocalHost(parsed.name) ? BARE : undefined)
}

/** Canonical host of a channel in a country, without port. */
export function shopHost(map: HostMap, channel: Channel, country: CountryCode): string {
  const host = map.hosts.get(keyOf(channel, country))
  if (host === undefined) throw new RangeError(`No host is known for ${keyOf(channel, country)}.`)
  return host
}
