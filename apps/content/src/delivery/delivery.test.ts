import { beforeAll, describe, expect, test } from 'vitest'
import { type Content, createContent } from '../content.ts'
import { contentFolder, page, silent } from '../content-fixture.fixture.ts'
import { uuidFor } from '../ids.ts'

const uuidOf = (name: string) => uuidFor(uuidFor('test', name), 'de-de')

let content: Content

beforeAll(async () => {
  const first = { published_at: '2026-01-01T00:00:00.000Z' }
  const { root } = await contentFolder({
    'shop/home.json': page('Start', { link: 'story:wall', related: [uuidOf('Wall')] }),
    'shop/wall.json': page(
      'Wall',
      { kind: 'Acryl*glas', size: 40, on: true, tags: ['a', 'b'], link: 'story:deep/card' },
      first,
    ),
    'shop/deep/card.json': page('Card', { kind: 'karte', size: 9.5, on: false, tags: [] }, { tags: ['new'] }),
    'shop/deep/plain.json': page('Plain', { words: 'Ein Sonderwort' }),
  })
  content = await createContent({ root, token: 'public', previewToken: 'preview', log: silent })
})

async function ask(path: string, parameters: Record<string, string> = {}, token = 'public') {
  const query = new URLSearchParams({ token, cv: String(content.version()), ...parameters })
  const answer = await content.app.request(`/v2/cdn/${path}?${query}`)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never }
}

async function namesOf(parameters: Record<string, string>): Promise<string[]> {
  const { body } = await ask('stories', { starts_with: 'shop/de-de', sort_by: 'name:asc', ...parameters })
  return (body as { stories: { name: string }[] }).stories.map(story => story.name)
}

describe('a list of stories', () => {
  test.each([
    ['an exact value', { 'filter_query[kind][in]': 'karte,buch' }, ['Card']],
    ['other values', { 'filter_query[kind][not_in]': 'karte' }, ['Plain', 'Start', 'Wall']],
    ['a pattern', { 'filter_query[kind][like]': '*RT*' }, ['Card']],
    ['a pattern that is an expression elsewhere', { 'filter_query[kind][like]': 'acryl.glas' }, []],
    ['a pattern that ends before it began', { 'filter_query[kind][like]': 'karte*arte' }, []],
    ['a greater number', { 'filter_query[size][gt_int]': '9' }, ['Card', 'Wall']],
    ['a smaller fraction', { 'filter_query[size][lt_float]': '9.6' }, ['Card']],
    ['truth', { 'filter_query[on][is]': 'true' }, ['Wall']],
    ['an empty field', { 'filter_query[kind][is]': 'empty' }, ['Plain', 'Start']],
    ['a state nobody defined', { 'filter_query[kind][is]': 'constructor' }, []],
    ['an entry of a list', { 'filter_query[tags][in_array]': 'b,c' }, ['Wall']],
    ['all entries of a list', { 'filter_query[tags][all_in_array]': 'a,c' }, []],
    [
      'either of two conditions',
      { 'filter_query[__or][][kind][in]': 'karte', 'filter_query[__or][][size][in]': '40' },
      ['Card', 'Wall'],
    ],
    ['a depth', { level: '4' }, ['Card', 'Plain']],
    ['its start page', { is_startpage: '1' }, ['Start']],
    ['all but its start page', { is_startpage: '0' }, ['Card', 'Plain', 'Wall']],
    ['a tag', { with_tag: 'new,old' }, ['Card']],
    ['words anywhere in it', { search_term: 'sonderWORT' }, ['Plain']],
    ['what was published before a day', { published_at_lt: '2026-06-01' }, ['Wall']],
    ['what was published after a day', { first_published_at_gt: '2026-06-01' }, ['Card', 'Plain', 'Start']],
    ['slugs left out', { excluding_slugs: 'shop/de-de/deep/*,shop/de-de/home' }, ['Wall']],
    ['uuids', { by_uuids: `${uuidOf('Wall')},${uuidOf('Card')}` }, ['Card', 'Wall']],
    ['uuids in their order', { by_uuids_ordered: `${uuidOf('Wall')},${uuidOf('Card')}` }, ['Wall', 'Card']],
    ['several orders', { sort_by: 'content.on:desc,name:desc' }, ['Wall', 'Card', 'Start', 'Plain']],
    ['a page of it', { per_page: '3', page: '2' }, ['Wall']],
  ])('can be asked for by %s', async (_, parameters, names) => {
    expect(await namesOf(parameters)).toEqual(names)
  })

  test('leaves out fields that nobody wants', async () => {
    const { body } = await ask('stories', { by_slugs: 'shop/de-de/wall', excluding_fields: 'kind,tags' })
    const [story] = (body as { stories: { content: object }[] }).stories
    expect(Object.keys(story?.content ?? {}).sort()).toEqual(['_uid', 'component', 'link', 'on', 'size'])
  })

  test('has at most a hundred stories', async () => {
    const { headers } = await ask('stories', { per_page: '5000' })
    expect([headers.get('per-page'), headers.get('total')]).toEqual(['100', '12'])
    expect(headers.get('access-control-expose-headers')).toContain('total')
  })
})

describe('a wrong request', () => {
  test.each([
    ['stories', { colour: 'red' }],
    ['stories', { page: '0' }],
    ['stories', { per_page: 'many' }],
    ['stories', { 'filter_query[kind][constructor]': 'x' }],
    ['stories', { 'filter_query[kind]': 'x' }],
    ['stories/shop/de-de/home', { page: '1' }],
    ['links', { colour: 'red' }],
    ['tags', { colour: 'red' }],
    ['spaces/me', { colour: 'red' }],
    ['datasources', { page: '-1' }],
    ['datasource_entries', { colour: 'red' }],
  ])('to %s is refused with its reason: %j', async (path, parameters) => {
    const { status, body } = await ask(path, parameters)
    expect(status).toBe(422)
    expect(body).toEqual({ error: expect.stringMatching(/./) })
  })

  test.each(['nothing', 'stories/nothing', `links/${uuidFor('x')}`, 'datasources/nothing'])(
    'to %s is told that there is no such record',
    async path => {
      expect(await ask(path)).toMatchObject({ status: 404, body: ['This record could not be found'] })
    },
  )
})

describe('links', () => {
  const linked = async (parameters: Record<string, string>) => {
    const { body } = await ask('stories/shop/de-de/home', parameters)
    return (body as { links: { name: string }[] }).links.map(link => link.name)
  }

  test('are resolved as deep as the request says', async () => {
    expect(await linked({ resolve_links: 'story' })).toEqual(['Wall'])
    expect(await linked({ resolve_links: 'story', resolve_links_level: '2' })).toEqual(['Wall', 'Card'])
  })

  test('are a tree of folders and stories, page by page', async () => {
    const { body, headers } = await ask('links', { starts_with: 'shop/de-de/deep', per_page: '2' })
    const { links } = body as { links: Record<string, { slug: string; parent_id: number; id: number }> }
    const [folder, card] = Object.values(links)
    expect([folder?.slug, card?.slug]).toEqual(['shop/de-de/deep', 'shop/de-de/deep/card'])
    expect(card?.parent_id).toBe(folder?.id)
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['3', '2'])
  })
})

describe('answers have exactly the fields of Storyblok’s:', () => {
  const first = (value: unknown): object => Object.values(value as object)[0] ?? {}

  test.each<[string, string, Record<string, string>, (body: Record<string, unknown>) => object, string]>([
    ['a story', 'stories/shop/de-de/home', {}, body => body, 'story cv rels links'],
    ['a list', 'stories', {}, body => body, 'stories cv rels links'],
    [
      'the story in it',
      'stories/shop/de-de/home',
      {},
      body => body.story as object,
      'name id uuid slug full_slug path content created_at published_at first_published_at updated_at ' +
        'sort_by_date position tag_list is_startpage parent_id group_id meta_data release_id lang alternates ' +
        'default_full_slug translated_slugs',
    ],
    [
      'its other languages',
      'stories/shop/de-de/home',
      {},
      body => first((body.story as { alternates: object[] }).alternates),
      'id name slug published full_slug is_folder parent_id',
    ],
    [
      'a resolved address',
      'stories/shop/de-de/home',
      { resolve_links: 'url' },
      body => first(body.links),
      'id uuid slug url full_slug name',
    ],
    [
      'a folder',
      'links',
      {},
      body => first(body.links),
      'id uuid slug path real_path name published parent_id is_folder is_startpage position',
    ],
    ['the space', 'spaces/me', {}, body => body.space as object, 'id name domain version language_codes'],
    ['a tag', 'tags', {}, body => first(body.tags), 'name taggings_count'],
    ['a datasource', 'datasources', {}, body => first(body.datasources), 'id name slug dimensions'],
    [
      'its entry',
      'datasource_entries',
      {},
      body => first(body.datasource_entries),
      'id name value dimension_value',
    ],
  ])('%s', async (_, path, parameters, pick, fields) => {
    const { body } = await ask(path, parameters)
    expect(Object.keys(pick(body)).sort()).toEqual(fields.split(' ').sort())
  })
})

test('a datasource is found by its name', async () => {
  const { body } = await ask('datasources/units')
  expect(body).toMatchObject({ datasource: { slug: 'units', dimensions: [{ name: 'en' }] } })
})

test('nobody outside can use up the requests of the shop itself', async () => {
  const path = `/v2/cdn/spaces/me?token=public`
  const { root } = await contentFolder({ 'shop/home.json': page('Start') })
  const few = await createContent({ root, requestsPerSecond: 1, now: () => 0, log: silent })
  await few.app.request(path)
  const refused = await few.app.request(path)
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'Rate limit exceeded' }])
  expect(refused.headers.get('x-ratelimit-policy')).toBe('"concurrent-requests";q=1')
  expect((await few.reader.request(path)).status).toBe(200)
})
