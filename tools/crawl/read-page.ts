import { type HTMLElement, parse } from 'node-html-parser'

/** The parts of a page that a crawl checks. */
export interface Page {
  url: string
  status: number
  /** Target of a redirect. */
  location: string | undefined
  html: string
  lang: string
  title: string
  headings: string[]
  /** Ids of more than one element. */
  repeatedIds: string[]
  isIndexed: boolean
  canonical: string | undefined
  /** hreflang to address. */
  alternates: ReadonlyMap<string, string>
  /** Absolute addresses of pages. */
  links: string[]
  /** Absolute addresses of images, with whether each has an alt text. */
  pictures: { url: string; hasAlt: boolean }[]
  /** Contents of `application/ld+json`. */
  data: string[]
}

/** Parses a response's body; missing parts are empty. */
export function readPage(url: string, status: number, location: string | undefined, html: string): Page {
  const root = parse(html, { comment: false })
  const all = (selector: string) => root.querySelectorAll(selector)
  const absolute = (href: string) => (URL.canParse(href, url) ? new URL(href, url).href : undefined)
  return {
    url,
    status,
    location: location === undefined ? undefined : absolute(location),
    html,
    lang: root.querySelector('html')?.getAttribute('lang') ?? '',
    title: root.querySelector('title')?.text.trim() ?? '',
    headings: all('h1').map(heading => heading.text.replace(/\s+/g, ' ').trim()),
    repeatedIds: repeated(all('[id]').map(element => element.id)),
    isIndexed: !all('meta[name=robots]').some(meta => /noindex/.test(meta.getAttribute('content') ?? '')),
    canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: new Map(
      all('link[rel=alternate][hreflang]').map(link => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    links: all('a[href]').flatMap(link => pageAddress(absolute(link.getAttribute('href') ?? '')) ?? []),
    pictures: all('img').flatMap(image => picturesOf(image, absolute)),
    data: all('script[type="application/ld+json"]').map(script => script.text),
  }
}

function repeated(all: readonly string[]): string[] {
  const seen = new Set<string>()
  return all.filter(one => seen.size === seen.add(one).size)
}

function pageAddress(href: string | undefined): string | undefined {
  if (!href || !/^https?:/.test(href)) return undefined
  const address = new URL(href)
  address.hash = ''
  return address.href
}

/** The fallback source of each image represents its other sizes, which the same service renders. */
function picturesOf(image: HTMLElement, absolute: (href: string) => string | undefined) {
  const source = image.getAttribute('src') ?? ''
  const url = source === '' || source.startsWith('data:') ? undefined : absolute(source)
  return url ? [{ url, hasAlt: image.getAttribute('alt') !== undefined }] : []
}
