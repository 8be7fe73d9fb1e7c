import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'
import type { Environment } from './environment.ts'
import { StartError } from './start-error.ts'

/** Without any of them, visitors are not located. */
export type CountrySettings = Pick<
  Environment,
  'TRUSTED_COUNTRY_HEADER' | 'TRUSTED_ADDRESS_HEADER' | 'GEOIP_DATABASE'
>

export interface CountryLookup {
  /** Remembers the address of a request, for as long as the request object exists. */
  noteAddress(request: Request, address: string | undefined): void
  /** Gives an API call made by a page the address of the page's visitor. */
  passOn(from: Request, to: Request): void
  /** The client address of a request, where known. */
  addressOf(request: Request): string | undefined
  /** As `addressOf`, for a raw request of Node. */
  callerAddress(incoming: IncomingMessage): string | undefined
  /** The visitor's country (ISO 3166): from the proxy's header, else looked up by address on this machine. */
  countryOf(request: Request): { country: string; source: 'proxy' | 'address' } | undefined
}

/**
 * Opens the GeoIP database, where one is set.
 *
 * @throws StartError where GEOIP_DATABASE is no database in MaxMind's format
 */
export async function openCountryLookup(settings: CountrySettings): Promise<CountryLookup> {
  const { TRUSTED_COUNTRY_HEADER, GEOIP_DATABASE } = settings
  const addressHeader = settings.TRUSTED_ADDRESS_HEADER?.toLowerCase()
  const database = GEOIP_DATABASE ? await openDatabase(GEOIP_DATABASE) : undefined
  const addresses = new WeakMap<Request, string>()

  const proxyHeader = addressHeader === DIRECT ? undefined : addressHeader
  const addressOf = (request: Request) =>
    parseForwardedAddress(proxyHeader && request.headers.get(proxyHeader)) ?? addresses.get(request)

  return {
    noteAddress: (request, address) => {
      if (address) addresses.set(request, address)
    },
    passOn: (from, to) => {
      const address = addressOf(from)
      if (address) addresses.set(to, address)
    },
    addressOf,
    callerAddress: ({ headers, socket }) => {
      const forwarded = proxyHeader && headers[proxyHeader]
      return (
        parseForwardedAddress(Array.isArray(forwarded) ? forwarded.at(-1) : forwarded) ?? socket.remoteAddress
      )
    },
    countryOf: request => {
      const forwarded =
        TRUSTED_COUNTRY_HEADER && request.headers.get(TRUSTED_COUNTRY_HEADER)?.trim().toUpperCase()
      if (isCountry(forwarded)) return { country: forwarded, source: 'proxy' }
      // IPv4-mapped IPv6 address of a dual-stack socket.
      const address = addressOf(request)?.replace(/^::ffff:(?=\d+\.)/i, '')
      const found = address && isIP(address) ? database?.get(address)?.country?.iso_code : undefined
      return isCountry(found) ? { country: found, source: 'address' } : undefined
    },
  }
}

/**
 * The address in a proxy's header; undefined where it is no address, so that requests which bypass the proxy count by
 * their socket's address.
 */
function parseForwardedAddress(forwarded: string | null | undefined): string | undefined {
  // Each proxy appends the address that called it; only the last entry cannot be forged by the visitor.
  const last = withoutPort(forwarded?.split(',').at(-1)?.trim() ?? '')
  return isIP(last) ? last : undefined
}

/** Proxies write `XX` for unknown and codes with digits for non-countries, such as `T1` for Tor. */
const isCountry = (code: string | undefined): code is string =>
  code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'XX' && code !== 'ZZ'

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address

/** Value of TRUSTED_ADDRESS_HEADER for a shop without a proxy. */
const DIRECT = 'direct'

/** Whether requests pass a proxy whose headers are trusted. */
export const isBehindProxy = ({
  TRUSTED_ADDRESS_HEADER: header,
}: {
  TRUSTED_ADDRESS_HEADER?: string | undefined
}): boolean => header !== undefined && header.toLowerCase() !== DIRECT

async function openDatabase(path: string): Promise<Reader<CountryResponse>> {
  try {
    return new Reader<CountryResponse>(await readFile(path))
  } catch (error) {
    throw new StartError(`GEOIP_DATABASE (${path}): ${(error as Error).message}`)
  }
}
