import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STYLE_PARTS_FILE, type StylePart } from '@passepartout/storefront/style-part'

/** Headers that tell where a request comes from, and whether a shared cache passed it on. */
export interface NavigationHeaders {
  'sec-fetch-site'?: string | string[] | undefined
  via?: string | undefined
  'cdn-loop'?: string | string[] | undefined
}

/**
 * Whether a navigation comes from outside the shop, by Fetch Metadata (W3C): such a browser hardly has the shop's style
 * sheets cached. Requests without Fetch Metadata count as internal, and so do requests through a shared cache (`Via`,
 * RFC 9110; `CDN-Loop`, RFC 8586): it gets the form that it may store for all visitors.
 */
export function isExternalNavigation({
  'sec-fetch-site': site,
  via,
  'cdn-loop': loop,
}: NavigationHeaders): boolean {
  return typeof site === 'string' && site !== 'same-origin' && via === undefined && loop === undefined
}

/** As `isExternalNavigation`, for a request of the Fetch API. */
export const isExternalNavigationRequest = ({ headers }: Pick<Request, 'headers'>): boolean =>
  isExternalNavigation({
    'sec-fetch-site': headers.get('sec-fetch-site') ?? undefined,
    via: headers.get('via') ?? undefined,
    'cdn-loop': headers.get('cdn-loop') ?? undefined,
  })

/** A page with inlined styles, and their hashes for its Content Security Policy. */
export interface PageWithCriticalCss {
  html: Uint8Array
  hashes: string[]
}

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g
const CLASSES = / class="([^"]*)"/g

/**
 * Inlines the critical CSS of a page, each style element with the address of its sheet (`data-from`, and `data-part`
 * where it is a part only), so that the first page of a visit renders without a second round trip. The browser fetches
 * the rest before a script shows anything else (`full-style-sheets.ts`). `folder` holds the browser's files; a sheet
 * that is not among them stays a link.
 */
export function createCriticalCssInliner(folder: string): (html: Uint8Array) => PageWithCriticalCss {
  const sheets = new Map<string, { parts: readonly StylePart[]; whole: string }>()
  const file = join(folder, STYLE_PARTS_FILE)
  const parts: Record<string, StylePart[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const sheet = (address: string) => {
    const known = sheets.get(address)
    if (known) return known
    const css = join(folder, address)
    if (!existsSync(css)) return undefined
    const own = parts[address] ?? [readFileSync(css, 'utf8')]
    const read = { parts: own, whole: usedRules(own, ALL_CLASSES) }
    sheets.set(address, read)
    return read
  }
  return html => {
    const hashes: string[] = []
    const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
    const head = bytes.subarray(0, bytes.indexOf('</head>'))
    const classes = collectClasses(bytes)
    const styled = head.toString().replace(STYLESHEET, (link, address: string) => {
      const found = sheet(address)
      if (!found) return link
      const css = usedRules(found.parts, classes)
      hashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      return `<style data-from="${address}"${css === found.whole ? '' : ' data-part=""'}>${css}</style>`
    })
    return { html: Buffer.concat([Buffer.from(styled), bytes.subarray(head.length)]), hashes }
  }
}

/** All class names in a page. Those of the shop are ASCII, whatever the page's language, so that latin1 will do. */
function collectClasses(html: Buffer): ReadonlySet<string> {
  const lists = new Set<string>()
  for (const [, list = ''] of html.toString('latin1').matchAll(CLASSES)) lists.add(list)
  return new Set([...lists].flatMap(list => unescapeHtml(list).split(' ')))
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }

const unescapeHtml = (text: string): string =>
  text.includes('&') ? text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => SIGNS[name] ?? '') : text

const ALL_CLASSES = { has: () => true }

function usedRules(parts: readonly StylePart[], classes: Pick<ReadonlySet<string>, 'has'>): string {
  let css = ''
  for (const part of parts) {
    if (typeof part === 'string') css += part
    else if (!Array.isArray(part)) {
      const inside = usedRules(part.parts, classes)
      if (inside) css += `${part.at}{${inside}}`
    } else if (part[0].some(needed => needed.every(name => classes.has(name)))) css += part[1]
  }
  return css
}

/** The Content Security Policy of a page with inlined styles. */
export const addStyleHashesToCsp = (policy: string, hashes: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...hashes].join(' '))
