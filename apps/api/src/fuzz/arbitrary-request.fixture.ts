import { CHANNELS, LOCALES, localeFacts } from '@passepartout/domain'
import type { Operation, Parameter } from '../openapi/openapi-document.ts'
import { arbitraryNamedValue, arbitraryValue, type ValueOptions } from './arbitrary-value.fixture.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.fixture.ts'

export interface Operated {
  method: string
  path: string
  operation: Operation
}

export interface ArbitraryRequest {
  path: string
  /** Its path is not in the document. */
  isStray: boolean
  init: RequestInit & { method: string; headers: Record<string, string> }
}

/** A request for an operation of the document, with valid or invalid shop, address and body. */
export function arbitraryRequest(
  { method, path, operation }: Operated,
  taste: ValueOptions,
  files: readonly Uint8Array<ArrayBuffer>[],
): ArbitraryRequest {
  const { random, hostility } = taste
  const parameters = operation.parameters.filter(({ $ref }) => !$ref)
  const headers = { ...shopHeaders(taste), ...unusualHeaders(taste) }
  const isStray = random.chance(hostility / 16)
  const sent = random.chance(hostility / 8) ? random.pick(METHODS) : method.toUpperCase()
  const body = sent === 'GET' || sent === 'HEAD' ? undefined : someBody(operation, taste, files, headers)
  return {
    path:
      filledPath(path, parameters, taste) +
      (isStray ? `/${unexpectedPart(taste)}` : '') +
      queryText(parameters, taste),
    isStray,
    init: { method: sent, headers, ...(body === undefined ? {} : { body }) },
  }
}

const unexpectedPart = ({ random }: ValueOptions) => `x${percentEncoded(random.pick(HOSTILE_TEXTS) ?? '')}`

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function shopHeaders({ random, hostility }: ValueOptions): Record<string, string> {
  const locale = random.chance(0.6) ? 'de-DE' : (random.pick(LOCALES) ?? 'de-DE')
  const { country } = localeFacts(random.chance(hostility / 8) ? 'es-ES' : locale)
  const channel = random.chance(hostility / 8)
    ? 'toString'
    : random.chance(0.7)
      ? 'passepartout'
      : random.pick(CHANNELS)
  if (random.chance(hostility / 16)) return { 'x-shop-channel': '' }
  return { 'x-shop-channel': `${channel}-${country}`, 'x-shop-locale': locale }
}

function unusualHeaders({ random, hostility }: ValueOptions): Record<string, string> {
  if (!random.chance(hostility / 2)) return {}
  return (
    random.pick<Record<string, string>>([
      { 'accept-language': 'xx-YY;q=2, *;q=-1, de' },
      { 'if-none-match': 'W/"x", *, "' },
      { 'accept-encoding': 'br;q=0, gzip;q=x, ,' },
      { origin: 'https://evil.example' },
      { cookie: `passepartout-visitor=${'x'.repeat(5000)}` },
      { range: 'bytes=9999999-' },
      { 'x-file-name': '%E0%A4%A' },
      { 'content-type': 'text/plain' },
      { 'content-length': '-5' },
    ]) ?? {}
  )
}

function filledPath(path: string, parameters: readonly Parameter[], taste: ValueOptions): string {
  return path.replace(/([\w-]+)\/\{(\w+)\}/g, (_, things: string, name: string) => {
    const schema = parameters.find(one => one.in === 'path' && one.name === name)?.schema ?? {}
    const value = text(arbitraryNamedValue(schema, name, things, taste))
    const part = taste.random.chance(taste.hostility / 4)
      ? value.replace(/[?#\\\s]/g, '')
      : percentEncoded(value)
    return `${things}/${part}`
  })
}

/** The resource of a path: `drafts` for `/web-api/drafts/{id}`. */
export const thingsOf = (path: string): string => /([\w-]+)(?:\/\{\w+\})?$/.exec(path)?.[1] ?? ''

function queryText(parameters: readonly Parameter[], taste: ValueOptions): string {
  const { random, hostility } = taste
  // Many query fields at once are rarely compatible, so some requests contain few.
  const chosen = random.pick([0, 0.2, 0.7])
  const pairs = parameters
    .filter(one => one.in === 'query')
    .flatMap(({ name, required, schema }) => {
      const given = required ? !random.chance(hostility / 4) : random.chance(chosen)
      if (!given) return []
      const values = [arbitraryValue(schema, name.replace('[]', ''), taste)].flat()
      const repeated = random.chance(hostility / 8) ? [...values, ...values] : values
      return repeated.map(value => `${name}=${percentEncoded(text(value))}`)
    })
  if (random.chance(hostility / 4))
    pairs.push(random.pick(['%', '=', '&&', '__proto__[]=x', 'a[]=1&a=2&a[]=%FF', '[]=1']))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function someBody(
  { requestBody }: Operation,
  taste: ValueOptions,
  files: readonly Uint8Array<ArrayBuffer>[],
  headers: Record<string, string>,
): string | Uint8Array<ArrayBuffer> | undefined {
  const { random, hostility } = taste
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return undefined
  headers['content-type'] ??= type
  if (random.chance(hostility / 8))
    return random.pick(['', '{', 'null', '[]', '\u0000', `[${'['.repeat(9000)}`])
  if (type !== 'application/json') return random.pick(files)
  const value = random.chance(hostility / 8)
    ? random.pick(HOSTILE_VALUES)
    : arbitraryValue(content.schema, '', taste)
  return JSON.stringify(value)
}

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const percentEncoded = (value: string) => encodeURIComponent(value.toWellFormed())
