import { hostMap } from '@passepartout/domain'
import { describe, expect, it, test } from 'vitest'
import type { Services } from '../../platform/services.ts'
import { indexedPages, samplePages } from './indexed-pages.ts'

const services = {
  hosts: hostMap('{channel}.{country}.localhost'),
  publicOrigin: (host: string) => `https://${host}`,
} as Services

/** Pages as the content service returns them: one story for each locale, each with links to the others. */
const versions = (group: string, slugs: Record<string, string>, content: object = {}) => {
  const full = Object.entries(slugs).map(([locale, slug]) => `passepartout/${locale}/${slug}`)
  return full.map(full_slug => ({
    group_id: group,
    full_slug,
    published_at: '2026-11-20T08:00:00.000Z',
    alternates: full.filter(other => other !== full_slug).map(other => ({ full_slug: other })),
    content: { component: 'page', ...content },
  }))
}

const list = (...stories: object[][]) =>
  indexedPages(services, { stories: serving(stories.flat()), themes: ['olivenhain'] }, 'passepartout')
const serving = (stories: object[]) => ({
  accessToken: 'test',
  endpoint: 'http://content.localhost/v2',
  fetch: async () => Response.json({ stories }),
})
const canvas = { 'de-de': 'wandbilder/leinwand', 'en-gb': 'wall-art/canvas' }

describe('the pages that search engines may show', () => {
  it('are a page in every locale that has its words, each knowing all the others', async () => {
    const pages = await list(versions('a', canvas))
    const locales = pages.map(({ locale }) => locale)
    expect(locales).toEqual(['de-AT', 'de-CH', 'de-DE', 'de-IT', 'de-LI', 'de-LU', 'en-GB', 'en-US'])
    for (const { alternates } of pages)
      expect(alternates.map(({ locale }) => locale)).toEqual([...locales, 'x-default'])
    expect(pages[2]).toMatchObject({
      url: 'https://passepartout.de.localhost/wandbilder/leinwand',
      modified: '2026-11-20',
      pictures: [expect.stringContaining('https://passepartout.de.localhost/_share/')],
    })
  })

  it('are the cards too, where there is a page around them', async () => {
    const pages = await list(versions('t', { 'de-de': 'themes' }))
    expect(pages.map(({ url }) => url)).toContain('https://passepartout.de.localhost/themes/olivenhain')
  })

  it.each([
    ['parts of pages', versions('g', { 'de-de': '_global' }, { component: 'global' })],
    ['the error page', versions('e', { 'de-de': 'error' }, { component: 'error' })],
    ['system pages', versions('s', { 'de-de': '_wishlist' })],
    ['what wants to stay out', versions('n', canvas, { robots: 'noindex, follow' })],
    ['what stands elsewhere', versions('c', canvas, { canonicalUrl: '/wandbilder' })],
    ['what leads elsewhere', versions('r', canvas, { target: { cached_url: 'passepartout/de-de/home' } })],
  ])('are not %s', async (_, stories) => {
    expect(await list(stories)).toEqual([])
  })
})

test('pages with words of a sample are found, whether search engines see them or not', async () => {
  const stories = [
    ...versions('i', { 'de-de': 'impressum' }, { isSample: true, robots: 'noindex' }),
    ...versions('a', canvas),
  ]
  expect(await samplePages(serving(stories), 'passepartout')).toEqual(['passepartout/de-de/impressum'])
})
