import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What says of a request where it comes from, and whether a shared cache passed it on. */
export interface Arriving {
  'sec-fetch-site'?: string | string[] | undefined
  via?: string | undefined
  'cdn-loop'?: string | string[] | undefined
}

/**
 * Whether a visitor comes from elsewhere, by what browsers say of a request (Fetch Metadata, W3C): such a one hardly has the
 * shop's styles. Clients that say nothing of it are answered as if they had, and so is what a shared cache passes on
 * (`Via`, RFC 9110; `CDN-Loop`, RFC 8586): it gets the form that it may keep for everybody.
 */
export function isArrival({ 'sec-fetch-site': site, via, 'cdn-loop': loop }: Arriving): boolean {
  return typeof site === 'string' && site !== 'same-origin' && via === undefined && loop === undefined
}

/** As `isArrival`, of a request of the Fetch API. */
export const arrives = ({ headers }: Pick<Request, 'headers'>): boolean =>
  isArrival({
    'sec-fetch-site': headers.get('sec-fetch-site') ?? undefined,
    via: headers.get('via') ?? undefined,
    'cdn-loop': headers.get('cdn-loop') ?? undefined,
  })

/** A page with its styles in it, and the hashes by which its policy lets them in. */
export interface Styled {
  html: Uint8Array
  hashes: string[]
}

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g

/**
 * Puts the style sheets of a page into it, each with its address (`data-from`): the first page of a visit then shows without
 * a second trip to the server. `folder` holds the browser's files; a sheet that is not among them stays a link.
 */
export function createStyling(folder: string): (html: Uint8Array) => Styled {
  const sheets = new Map<string, { css: string; hash: string }>()
  const sheet = (address: string) => {
    const known = sheets.get(address)
    if (known) return known
    const file = join(folder, address)
    if (!existsSync(file)) return undefined
    const css = readFileSync(file, 'utf8')
    const read = { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
    sheets.set(address, read)
    return read
  }
  return html => {
    const hashes: string[] = []
    const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
    const head = bytes.subarray(0, bytes.indexOf('</head>'))
    const styled = head.toString().replace(STYLESHEET, (link, address: string) => {
      const found = sheet(address)
      if (!found) return link
      hashes.push(found.hash)
      return `<style data-from="${address}">${found.css}</style>`
    })
    return { html: Buffer.concat([Buffer.from(styled), bytes.subarray(head.length)]), hashes }
  }
}

/** The policy of a page with styles in it. */
export const admitStyles = (policy: string, hashes: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...hashes].join(' '))
