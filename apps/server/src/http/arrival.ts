import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether a visitor comes from elsewhere, by what browsers say of a request (Fetch Metadata, W3C): such a one hardly has the
 * shop's styles. Clients that say nothing of it are answered as if they had.
 */
export const isArrival = (site: string | undefined | null): boolean =>
  typeof site === 'string' && site !== 'same-origin'

/** A page with its styles in it, and the hashes by which its policy lets them in. */
export interface Styled {
  html: string
  hashes: string[]
}

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g

/**
 * Puts the style sheets of a page into it, each with its address (`data-from`): the first page of a visit then shows without
 * a second trip to the server. `folder` holds the browser's files; a sheet that is not among them stays a link.
 */
export function createStyling(folder: string): (html: string) => Styled {
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
    const styled = html.replace(STYLESHEET, (link, address: string) => {
      const found = sheet(address)
      if (!found) return link
      hashes.push(found.hash)
      return `<style data-from="${address}">${found.css}</style>`
    })
    return { html: styled, hashes }
  }
}

/** The policy of a page with styles in it. */
export const admitStyles = (policy: string, hashes: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...hashes].join(' '))
