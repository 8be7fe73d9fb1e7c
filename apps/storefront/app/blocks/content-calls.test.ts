import { hostMap, type LogFields, pageTarget, type Shop, shopFor } from '@passepartout/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import { createStories } from '../platform/stories.ts'
import { contentBreadcrumb, contentPage, contentTransform } from '../routes/content-calls.ts'
import { openRecordedSpace, type RecordedSpace } from './recorded-space.fixture.ts'

const german = shopFor('passepartout', 'de-DE')
let space: RecordedSpace
let logged: LogFields[]
beforeEach(async () => {
  space = await openRecordedSpace()
  logged = []
})
afterEach(() => space.close())

function servicesOf(accessToken = space.token): Services {
  const note = (fields: LogFields) => void logged.push(fields)
  return {
    stories: createStories({ endpoint: space.endpoint, accessToken }),
    catalogue: {} as Services['catalogue'],
    hosts: hostMap('{channel}.{country}.localhost'),
    publicOrigin: host => `https://${host}`,
    log: { info: note, warn: note, error: note },
  }
}
const requestOf = (path: string, shop: Shop = german): PageRequest => ({
  shop,
  platform: 'web',
  path,
  origin: 'https://shop.localhost',
  apiFetch: () => Promise.resolve(Response.json({ code: 'not-found' }, { status: 404 })),
  target: pageTarget(shop, path),
  debug: false,
})
const keys = () => logged.map(({ key }) => key)

describe('the content calls, read from a space that is not the shop’s own', () => {
  test('answer a page with its head and its addresses', async () => {
    expect(await contentPage(servicesOf(), requestOf('/wandbilder/leinwand'), {})).toMatchObject({
      ok: true,
      payload: {
        path: '/wandbilder/leinwand',
        channel: 'passepartout',
        locale: 'de-DE',
        contentLocale: 'de-DE',
        status: 200,
        target: null,
        head: { title: 'Dein Foto auf Leinwand | Passepartout', description: 'Auf Keilrahmen gespannt.' },
        alternates: expect.arrayContaining([
          expect.objectContaining({ locale: 'en-GB', url: expect.stringContaining('/wall-art/canvas') }),
        ]),
        story: { full_slug: 'passepartout/de-de/wandbilder/leinwand', content: { component: 'page' } },
      },
    })
  })

  test('fall back as pages do, and say from which locale', async () => {
    const answer = await contentPage(
      servicesOf(),
      requestOf('/wandbilder', shopFor('passepartout', 'de-CH')),
      {},
    )
    expect(answer).toMatchObject({ ok: true, payload: { locale: 'de-CH', contentLocale: 'de-DE' } })
  })

  test('ask the space for the release and the relations that they are asked for', async () => {
    await contentPage(servicesOf(), requestOf('/wandbilder'), { release: '77', relations: 'feed.entry' })
    const query = space.asked.at(-1)?.searchParams
    expect([query?.get('from_release'), query?.get('resolve_relations')]).toEqual(['77', 'feed.entry'])
  })

  test('say where a story redirects, with its status', async () => {
    const answer = await contentPage(servicesOf(), requestOf('/umgezogen'), {})
    expect(answer).toMatchObject({ ok: true, payload: { status: 302, target: '/wandbilder' } })
  })

  test.each([
    '/gibt-es-nicht',
    '/global',
    '/_global',
    '/../de-de/wandbilder',
    '/wandbilder/img/a.jpg',
    '/error',
  ])('have no page at %s', async path => {
    for (const read of [contentPage, contentBreadcrumb, contentTransform])
      expect(await read(servicesOf(), requestOf(path), {})).toEqual({ ok: false, why: 'missing' })
  })

  test('give the way to a page', async () => {
    expect(await contentBreadcrumb(servicesOf(), requestOf('/wandbilder/leinwand'), {})).toMatchObject({
      ok: true,
      payload: {
        crumbs: [
          { text: 'Startseite', href: '/' },
          { text: 'Wandbilder', href: '/wandbilder' },
          { text: 'Dein Foto auf Leinwand', href: null },
        ],
      },
    })
  })

  test('give blocks in shape: single ones out of their lists, links as addresses, broken ones left out', async () => {
    const answer = await contentTransform(servicesOf(), requestOf('/kaputt'), {})
    if (!answer.ok) throw new Error(answer.why)
    const { blocks, leftOut } = answer.payload
    expect(leftOut).toBe(3)
    expect(blocks.map(({ component }) => component)).toEqual(['text', 'link-list', 'headline'])
    const text = JSON.stringify(blocks)
    expect(text).toContain('"href":"/wandbilder"')
    expect(text).toContain('"href":"https://a.storyblok.com/f/98765/blatt.pdf"')
    expect(blocks[1]).toMatchObject({
      items: [{ link: { href: 'https://a.storyblok.com/f/98765/blatt.pdf' } }, { link: { href: null } }],
    })
    expect(text).not.toContain('"href":"javascript')
  })

  test('say that a space which refuses its token is not available, and log why', async () => {
    for (const read of [contentPage, contentBreadcrumb, contentTransform])
      expect(await read(servicesOf('stale'), requestOf('/wandbilder'), {})).toEqual({
        ok: false,
        why: 'unavailable',
      })
    expect(keys()).toEqual(Array.from({ length: 3 }, () => 'hybrid-ssr-error'))
    expect(logged[0]).toMatchObject({ content: { status: 401, reason: 'Unauthorized' } })
  })
})
