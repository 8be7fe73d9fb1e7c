import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'
import type { Environment } from './environment.ts'
import { StartError } from './start-error.ts'

/** Nothing set: nobody is located. */
export type CountrySettings = Pick<
  Environment,
  'TRUSTED_COUNTRY_HEADER' | 'TRUSTED_ADDRESS_HEADER' | 'GEOIP_DATABASE'
>

export interface CountryLookup {
  /** Keeps the address a request came from for as long as the request lives. */
  noteAddress(request: Request, address: string | undefined): void
  /** Lets a call that a page makes count as its visitor's. */
  passOn(from: Request, to: Request): void
  /** The address a request came from, as far as it is known. */
  addressOf(request: Request): string | undefined
  /** The same, of a request that no framework has seen yet. */
  callerAddress(incoming: IncomingMessage): string | undefined
  /** The visitor's country (ISO 3166) by the proxy's word or else by their address; nothing leaves the machine. */
  countryOf(request: Request): { country: string; source: 'proxy' | 'address' } | undefined
}

/**
 * Opens the list of addresses, where one is given.
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
      const told = proxyHeader && headers[proxyHeader]
      return parseForwardedAddress(Array.isArray(told) ? told.at(-1) : told) ?? socket.remoteAddress
    },
    countryOf: request => {
      const told = TRUSTED_COUNTRY_HEADER && request.headers.get(TRUSTED_COUNTRY_HEADER)?.trim().toUpperCase()
      if (isCountry(told)) return { country: told, source: 'proxy' }
      // How an address of the older kind looks on a socket of the newer kind.
      const address = addressOf(request)?.replace(/^::ffff:(?=\d+\.)/i, '')
      const found = address && isIP(address) ? database?.get(address)?.country?.iso_code : undefined
      return isCountry(found) ? { country: found, source: 'address' } : undefined
    },
  }
}

/** What a proxy wrote down; nothing where it is no address: who comes past the proxy counts by the address they come from. */
function parseForwardedAddress(told: string | null | undefined): string | undefined {
  // Each proxy adds the address it was called from; only what the last one wrote is not the visitor's own word.
  const last = withoutPort(told?.split(',').at(-1)?.trim() ?? '')
  return isIP(last) ? last : undefined
}

/** Proxies write `XX` for what they do not know and digits for what is no country, such as `T1` for Tor. */
const isCountry = (code: string | undefined): code is string =>
  code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'XX' && code !== 'ZZ'

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address

/** Value of TRUSTED_ADDRESS_HEADER: there is no proxy. */
const DIRECT = 'direct'

/** Whether requests come by way of a proxy, whose own headers are to be believed. */
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
