import { CHANNELS } from '@passepartout/domain'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { requestShop, type ShopResponse } from './request-shop.ts'

interface Listed {
  url: string
  alternates: string[]
}

/** Countries of one, two and three languages; all others use the same lists. */
const COUNTRIES = ['de', 'ch', 'be', 'gb']
/** Rendering one takes a moment. */
const MOST_PICTURES = 4

const shop = inject('shop')
const listed = new Map<string, Listed>()

beforeAll(async () => {
  for (const channel of CHANNELS) {
    for (const country of COUNTRIES) {
      const index = await textAt(`http://${channel}.${country}.localhost:${shop.port}/sitemap.xml`)
      for (const [, sitemap = ''] of index.matchAll(/<loc>([^<]*)<\/loc>/g))
        for (const page of pagesIn(await textAt(sitemap))) listed.set(page.url, page)
    }
  }
})

const get = (url: string): Promise<ShopResponse> => {
  const { hostname, pathname, search } = new URL(url)
  return requestShop(shop.port, hostname, pathname + search)
}
const textAt = async (url: string) => (await get(url)).body
const plain = (text = '') => text.replaceAll('&amp;', '&')

function pagesIn(sitemap: string): Listed[] {
  return [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, url, rest = '']) => ({
    url: plain(url),
    alternates: [...rest.matchAll(/hreflang="[^"]*" href="([^"]*)"/g)].map(([, href]) => plain(href)),
  }))
}

describe('every page of the sitemaps', () => {
  test('is named by all the pages it names as its other languages, and by itself', () => {
    expect(listed.size).toBeGreaterThan(500)
    const isListed = (url: string) => COUNTRIES.includes(new URL(url).hostname.split('.')[1] ?? '')
    const alone = [...listed.values()].filter(
      ({ url, alternates }) =>
        !alternates.includes(url) ||
        alternates.filter(isListed).some(other => !listed.get(other)?.alternates.includes(url)),
    )
    expect(alone.map(({ url }) => url)).toEqual([])
  })
})

describe.each(CHANNELS)('every German page of %s', channel => {
  const pages = () =>
    [...listed.keys()].filter(
      url => new URL(url).hostname === `${channel}.de.localhost` && !url.includes('/themes/'),
    )

  test('is canonical at the address of the sitemap, has one headline and a title of its own', async () => {
    const wrong: string[] = []
    const titles = new Map<string, string>()
    for (const url of pages()) {
      const { status, body } = await get(url)
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? []
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? []
      if (status !== 200 || plain(canonical) !== url) wrong.push(`${url}: ${status}, canonical ${canonical}`)
      if (body.match(/<h1[ >]/g)?.length !== 1) wrong.push(`${url}: not one headline`)
      if (titles.has(title)) wrong.push(`${url}: has the title of ${titles.get(title)}`)
      titles.set(title, url)
    }
    expect(pages().length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  test('is shared with a picture in the size of networks, and tells search engines what it is', async () => {
    const shown = new Set<string>()
    for (const url of pages()) {
      const { body } = await get(url)
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
      expect(JSON.parse(json)['@graph']).toContainEqual(expect.objectContaining({ '@type': 'WebSite' }))
      const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(body) ?? []
      shown.add(new URL(plain(picture)).pathname)
    }
    for (const path of [...shown].slice(0, MOST_PICTURES)) {
      const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect([path, width, height]).toEqual([path, 1200, 627])
    }
  })
})
