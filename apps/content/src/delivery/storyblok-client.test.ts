import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Content, createContent } from '../content.ts'
import { contentFolder, page, silent } from '../content-fixture.fixture.ts'
import { uuidFor } from '../ids.ts'

const uuidOf = (name: string, locale = 'de-de') => uuidFor(uuidFor('test', name), locale)
const numbers = Array.from({ length: 60 }, (_, i) => i + 1)

let content: Content
let busy: Content
const servers: ReturnType<typeof serve>[] = []
const endpoints: string[] = []

beforeAll(async () => {
  const { root } = await contentFolder({
    'shop/home.json': page('Start', {
      body: [
        {
          component: 'hero',
          headline: { de: 'Groß „schreiben“', en: 'Write large' },
          title: 'Titel',
          title__i18n__fr: 'Titre',
          link: 'story:walls/canvas#size',
        },
        { component: 'list', pages: numbers.slice(0, 3).map(n => uuidOf(`Page ${n}`)) },
        { component: 'long-list', pages: numbers.map(n => uuidOf(`Page ${n}`)) },
      ],
    }),
    'shop/walls/canvas.json': page(
      'Canvas',
      { kind: 'wall', order: 2 },
      { slug: { de: 'waende/leinwand', en: 'walls/canvas' }, tags: ['wall'] },
    ),
    'shop/secret.json': { ...page('Secret'), published_at: undefined },
    ...Object.fromEntries(numbers.map(n => [`shop/pages/${n}.json`, page(`Page ${n}`, { order: n })])),
  })
  content = await createContent({ root, token: 'public', previewToken: 'preview', log: silent })
  // The clock stands still for three calls, which use up the first second, and then jumps on.
  let calls = 0
  busy = await createContent({
    root,
    requestsPerSecond: 1,
    now: () => Math.max(0, calls++ - 2) * 1000,
    log: silent,
  })
  for (const { app } of [content, busy]) {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise(resolve => server.once('listening', resolve))
    servers.push(server)
    endpoints.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`)
  }
})

afterAll(() => {
  for (const server of servers) server.close()
})

const client = (accessToken = 'public', endpoint = endpoints[0]!) =>
  new StoryblokClient({ accessToken, endpoint, rateLimit: 1000, retriesDelay: 20 })
/** Any path with any parameters: the client's types know only some of each. */
const get = (path: string, params: Record<string, unknown> = {}, token?: string, endpoint?: string) =>
  client(token, endpoint).get(path, params)
const storyOf = async (answer: Response) =>
  ((await answer.json()) as { story: { lang: string; content: { body: Record<string, unknown>[] } } }).story
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as { status: number; message: string; response: unknown },
  )

describe('the official client', () => {
  test('follows the redirect to the current version and reads a story by slug', async () => {
    const { data } = await get('cdn/stories/shop/de-de/home')
    expect(data.story).toMatchObject({
      uuid: uuidOf('Start'),
      full_slug: 'shop/de-de/home',
      lang: 'default',
      is_startpage: true,
    })
    expect(data.cv).toBe(content.version())
  })

  test('reads a story by uuid and by number', async () => {
    const byUuid = await get(`cdn/stories/${uuidOf('Canvas', 'en-gb')}`, { find_by: 'uuid' })
    expect(byUuid.data.story.full_slug).toBe('shop/en-gb/walls/canvas')
    const byId = await get(`cdn/stories/${byUuid.data.story.id}`)
    expect(byId.data.story.uuid).toBe(uuidOf('Canvas', 'en-gb'))
  })

  test('learns the other locales of a page from its alternates', async () => {
    const { data } = await get('cdn/stories/shop/de-de/waende/leinwand')
    expect(data.story.alternates.map((other: { full_slug: string }) => other.full_slug)).toEqual([
      'shop/de-ch/waende/leinwand',
      'shop/en-gb/walls/canvas',
    ])
  })

  test('puts related stories in place', async () => {
    const { data } = await get('cdn/stories/shop/de-de/home', { resolve_relations: 'list.pages' })
    expect(data.story.content.body[1].pages.map((entry: { name: string }) => entry.name)).toEqual([
      'Page 1',
      'Page 2',
      'Page 3',
    ])
  })

  test('fetches more than fifty related stories in batches', async () => {
    const { data } = await get('cdn/stories/shop/de-de/home', {
      resolve_relations: ['list.pages', 'long-list.pages'],
    })
    expect(data.story.content.body[2].pages).toHaveLength(60)
    expect(data.story.content.body[2].pages[59].content.order).toBe(60)
  })

  test('resolves links between stories to addresses', async () => {
    const { data } = await get('cdn/stories/shop/en-gb/home', { resolve_links: 'url' })
    expect(data.story.content.body[0].link).toMatchObject({
      cached_url: 'shop/en-gb/walls/canvas',
      anchor: 'size',
      story: { full_slug: 'shop/en-gb/walls/canvas', name: 'Canvas' },
    })
  })

  test('pages through lists and knows their length', async () => {
    const first = await get('cdn/stories', {
      starts_with: 'shop/de-de/pages/',
      per_page: 25,
      sort_by: 'content.order:desc:int',
    })
    expect([first.total, first.perPage, first.data.stories[0].content.order]).toEqual([60, 25, 60])
    const all = await client().getAll('cdn/stories', { starts_with: 'shop/de-de/pages/' })
    expect(all).toHaveLength(60)
  })

  test('filters by content type, tag, fields and slugs', async () => {
    const names = async (params: Record<string, unknown>) =>
      (await get('cdn/stories', params)).data.stories.map((story: { full_slug: string }) => story.full_slug)
    expect(await names({ with_tag: 'wall', starts_with: 'shop/de-de' })).toEqual([
      'shop/de-de/waende/leinwand',
    ])
    expect(await names({ filter_query: { kind: { in: 'wall,floor' } }, starts_with: 'shop/en' })).toEqual([
      'shop/en-gb/walls/canvas',
    ])
    expect(await names({ filter_query: { kind: { like: 'w*' } }, starts_with: 'shop/en' })).toEqual([
      'shop/en-gb/walls/canvas',
    ])
    expect(await names({ filter_query: { kind: { is: 'not_empty' } }, starts_with: 'shop/de-ch' })).toEqual([
      'shop/de-ch/waende/leinwand',
    ])
    expect(await names({ by_slugs: 'shop/de-de/home,shop/en-gb/walls/*' })).toEqual([
      'shop/de-de/home',
      'shop/en-gb/walls/canvas',
    ])
    expect(await names({ content_type: 'post' })).toEqual([])
  })

  test('is told in plain words that a story does not exist', async () => {
    expect(await failure(get('cdn/stories/shop/de-de/nothing'))).toMatchObject({
      status: 404,
      message: 'This record could not be found',
    })
  })

  test('needs a valid token, and the preview token for drafts', async () => {
    expect(await failure(get('cdn/stories/shop/de-de/home', {}, 'wrong'))).toMatchObject({
      status: 401,
      message: 'Unauthorized',
    })
    expect(await failure(get('cdn/stories/shop/de-de/home', { version: 'draft' }))).toMatchObject({
      status: 401,
    })
    expect(await failure(get('cdn/stories/shop/de-de/secret'))).toMatchObject({ status: 404 })
    const { data } = await get('cdn/stories/shop/de-de/secret', { version: 'draft' }, 'preview')
    expect(data.story.content._editable).toContain('<!--#storyblok#{"name":"page"')
  })

  test('waits and asks again when the service is busy', async () => {
    const { data } = await get('cdn/stories/shop/de-de/home', {}, '', endpoints[1])
    expect(data.story.name).toBe('Start')
  })

  test('reads links, space and datasources', async () => {
    const links = await get('cdn/links', { starts_with: 'shop/de-de/waende', per_page: 100 })
    expect(Object.values(links.data.links).map(link => (link as { is_folder: boolean }).is_folder)).toEqual([
      true,
      false,
    ])
    expect((await get('cdn/spaces/me')).data.space).toMatchObject({
      name: 'Test',
      version: content.version(),
    })
    const entries = await get('cdn/datasource_entries', { datasource: 'units', dimension: 'en' })
    expect(entries.data.datasource_entries[0]).toMatchObject({
      value: 'Zentimeter',
      dimension_value: 'centimetres',
    })
  })
})

describe('an answer', () => {
  test('refuses a parameter it does not know', async () => {
    const answer = await content.app.request('/v2/cdn/stories?cv=1&token=public&colour=red')
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'Unknown parameter: colour' }])
  })

  test('may be kept while its version is the current one', async () => {
    const at = async (cv: number) =>
      (await content.app.request(`/v2/cdn/stories/shop/de-de/home?token=public&cv=${cv}`)).headers.get(
        'cache-control',
      )
    expect(await at(content.version())).toContain('s-maxage=31536000')
    expect(await at(1)).toBe('no-store')
  })

  test('uses words of a translated field where the asked language has them', async () => {
    const read = async (language: string) =>
      storyOf(await fetch(`${endpoints[0]}/cdn/stories/shop/de-de/home?token=public&language=${language}`))
    expect((await read('xx')).content.body[0]?.title).toBe('Titel')
    expect((await read('en-gb')).lang).toBe('en-gb')
  })

  test('spells Swiss words with ss and Swiss quotes', async () => {
    const answer = await fetch(`${endpoints[0]}/cdn/stories/shop/de-ch/home?token=public`)
    expect((await storyOf(answer)).content.body[0]?.headline).toBe('Gross «schreiben»')
  })
})
