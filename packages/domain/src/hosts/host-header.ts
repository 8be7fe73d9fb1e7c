/** The parts of a Host header; `port` without its colon. */
export interface HostHeader {
  name: string
  port: string | undefined
}

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(?::(\d{1,5}))?$/

/** Parses a Host header; `undefined` if it is not a valid host. */
export function parseHostHeader(header: string): HostHeader | undefined {
  if (header.length > 260) return undefined
  const match = HOST.exec(header.trim().toLowerCase())
  const [, name, port] = match ?? []
  return name === undefined ? undefined : { name, port }
}

/** Addresses of the machine itself: `localhost` and every IP address (specification, "Channels, hosts, locales"). */
export function isLocalHost(name: string): boolean {
  return name === 'localhost' || name.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)
}
