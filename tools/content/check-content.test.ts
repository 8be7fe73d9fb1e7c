import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkContent, loadKnownIds } from './check-content.ts'

const repository = join(import.meta.dirname, '../..')
const catalogue = await loadKnownIds(join(repository, 'catalogue'))

const photo = {
  id: 'dune',
  width: 10,
  height: 10,
  alt: { de: 'Düne', en: 'Dune' },
  focus: { x: 0.5, y: 0.5 },
  credit: { title: 'Dune', author: 'A', source: 'https://example.com/', changes: 'none' },
  licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
}

const DESCRIPTION = 'What a reader finds on this page, in one or two sentences.'

const page = (body: unknown[], rest: object = {}) => ({
  uuid: '8c3a4d58-0e9d-4cf5-a369-c9e784178f09',
  name: 'Page',
  published_at: '2026-11-20T08:00:00.000Z',
  content: { component: 'page', title: 'Page', description: DESCRIPTION, body },
  ...rest,
})

async function contentWith(files: Record<string, unknown>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'content-check-'))
  const all: Record<string, unknown> = {
    'settings.json': {
      space: { id: 1, name: 'Test' },
      channels: { passepartout: { locales: ['de-de', 'en-gb'] } },
      locales: {
        'de-de': { reads: ['de-de', 'de'], complete: true },
        'en-gb': { reads: ['en-gb', 'en'], complete: true },
      },
    },
    'assets/photos.json': [photo],
    'assets/photos/dune.jpg': '',
    'assets/scenes/room/scene.json': { placements: [{ kind: 'framed' }] },
    ...files,
  }
  for (const [name, value] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    const isRaw = typeof value === 'string' || value instanceof Uint8Array
    await writeFile(join(root, name), isRaw ? value : JSON.stringify(value))
  }
  return root
}

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()

const problemsOf = async (body: unknown[], files: Record<string, unknown> = {}) =>
  (await checkContent(await contentWith({ 'passepartout/home.json': page(body), ...files }), catalogue))
    .problems

const doc = (node: object) => ({ type: 'doc', content: [node] })
const fileLink = (url: string) => ({
  fieldtype: 'multilink',
  linktype: 'asset',
  id: '',
  url,
  cached_url: url,
})

const scene = { component: 'scene', scene: 'room', photos: ['dune'], alt: 'A room' }

describe('a story', () => {
  test('that is right has no problems', async () => {
    expect(await problemsOf([scene])).toEqual([])
  })

  test.each([
    '/configurator-calendar?designId=edge',
    '/configurator-photo-frame?materialType=poster',
    '/themes/olivenhain',
    '/products',
    '/warenkorb',
    '/wall-art',
    '/home',
    'https://example.com/',
  ])('may link to %s', async address => {
    expect(await problemsOf([{ component: 'text', body: { markdown: `[there](${address})` } }])).toEqual([])
  })

  test.each([
    ['an unknown component', [{ component: 'slider' }], 'body[0]: unknown component "slider"'],
    ['a field that nothing reads', [{ ...scene, scale: 2 }], 'body[0].scale: unknown field'],
    ['a missing field', [{ component: 'service', headline: 'Ask', hours: 'Monday' }], 'body[0].hotline: '],
    ['an unknown photo', [{ ...scene, photos: ['moon'] }], 'body[0]: unknown photo "moon"'],
    ['an unknown scene', [{ ...scene, scene: 'cellar' }], 'body[0]: unknown scene "cellar"'],
    [
      'more photos than places',
      [{ ...scene, photos: ['dune', 'dune'] }],
      'body[0]: 2 photos for 1 places in "room"',
    ],
    [
      'an unknown card',
      [{ component: 'card-row', headline: 'Cards', cards: ['no-such-card'] }],
      'unknown card "no-such-card"',
    ],
    [
      'a designer link with an unknown calendar',
      [{ component: 'text', body: { markdown: '[new](/configurator-calendar?designId=no-such)' } }],
      'unknown calendar "no-such"',
    ],
    [
      'an overview of an unknown kind',
      [{ component: 'calendar-overview', headline: 'Calendars', calendarTypes: ['mondkalender'] }],
      'unknown calendar type "mondkalender"',
    ],
    [
      'the price of an unknown calendar',
      [{ component: 'teaser-product', title: 'Calendar', fromPrice: 'calendar/mondkalender:a4-hoch' }],
      'a price of the unknown calendar type "calendar/mondkalender:a4-hoch"',
    ],
    [
      'an unknown article number',
      [{ component: 'accessory-detail', sku: 'no-such-article' }],
      'unknown article number "no-such-article"',
    ],
    [
      'an unknown block inside another one',
      [{ component: 'flag-on-off', flag: 'x', on: [{ component: 'slider' }], off: [] }],
      'body[0].on[0]: unknown component "slider"',
    ],
    [
      'a link to an unknown card',
      [{ component: 'text', body: { markdown: '[card](/themes/no-such)' } }],
      'links to the unknown card "no-such"',
    ],
    [
      'a link to no page at all',
      [{ component: 'text', body: { markdown: '[there](/nowhere)' } }],
      'links to "/nowhere", which is no page',
    ],
    [
      'a picture that is not there',
      [{ component: 'image', picture: { asset: 'none.jpg', alt: 'None' } }],
      'unknown picture "/_assets/none.jpg"',
    ],
    [
      'a picture without alt text',
      [{ component: 'image', picture: { asset: 'photos/dune.jpg' } }],
      'the picture has no alt text',
    ],
    [
      'an unknown material and a designer link with an unknown frame',
      [
        {
          component: 'material-strips',
          headline: 'Strips',
          items: ['paper', 'poster'].map(materialType => ({
            component: 'material-strip',
            materialType,
            title: 'Strip',
            text: 'Strip',
            picture: { asset: 'photos/dune.jpg', alt: 'Dune' },
            link: 'url:/configurator-photo-frame?materialType=poster&frameType=holzrahmen-pink',
          })),
        },
      ],
      'unknown material "paper"',
    ],
    [
      'a link that a browser would run',
      [{ component: 'text', body: { markdown: '[run](javascript:void)' } }],
      'unsafe address',
    ],
    [
      'a link to a file that is not there',
      [
        {
          component: 'link-list',
          headline: 'Files',
          items: [{ text: 'Sheet', link: fileLink('/_assets/none.pdf') }],
        },
      ],
      'unknown picture "/_assets/none.pdf"',
    ],
    [
      'a link field that a browser would run',
      [
        {
          component: 'link-list',
          headline: 'Files',
          items: [{ text: 'Sheet', link: fileLink('javascript:x') }],
        },
      ],
      'may be linked',
    ],
    [
      'an unknown type of link',
      [
        {
          component: 'link-list',
          headline: 'F',
          items: [{ text: 'S', link: { ...fileLink('/'), linktype: 'phone' } }],
        },
      ],
      'items[0].link.linktype: unknown link type "phone"',
    ],
    [
      'an unknown node',
      [{ component: 'text', body: doc({ type: 'marquee' }) }],
      'body[0].body.content[0].type: ',
    ],
    [
      'an unknown mark',
      [{ component: 'text', body: doc({ type: 'text', text: 'x', marks: [{ type: 'blinking' }] }) }],
      'body[0].body.content[0].marks[0].type: ',
    ],
    [
      'a link to an anchor that is not there',
      [{ component: 'text', body: { markdown: '[there](story:home#moon)' } }],
      'links to "#moon"',
    ],
  ])('with %s is reported with its place', async (_, body, line) => {
    const problems = await problemsOf(body)
    expect(problems.join('\n')).toContain(line)
    expect(problems.every(problem => problem.startsWith('passepartout/'))).toBe(true)
  })

  test('without words for a locale, or with a dead link, is reported by its file', async () => {
    const problems = await problemsOf([
      { ...scene, alt: { de: 'Ein Zimmer' } },
      { component: 'text', body: { markdown: '[x](story:gone)' } },
    ])
    expect(problems).toEqual([
      'passepartout/home.json [de-de]: body[1].body: links to "gone", which this locale does not have',
      'passepartout/home.json [en-gb]: body[0].alt: no words for en-gb (reads en-gb, en)',
      'passepartout/home.json [en-gb]: body[1].body: links to "gone", which this locale does not have',
    ])
  })

  test('that a locale lacks is reported', async () => {
    const german = page([scene], { uuid: 'fbd1f0a4-7c11-4a6a-8ee1-2a3a3f1d8b11', locales: ['de-de'] })
    expect(await problemsOf([scene], { 'passepartout/only-german.json': german })).toEqual([
      'passepartout/only-german.json [de-de]: has no story for en-gb',
    ])
  })

  test('that waits for a language nobody promised yet is listed, and checked where it has words', async () => {
    const settings = {
      space: { id: 1, name: 'Test' },
      channels: { passepartout: { locales: ['en-gb', 'fr-fr'] } },
      locales: { 'en-gb': { reads: ['en'], complete: true }, 'fr-fr': { reads: ['fr'], fallback: 'en-gb' } },
    }
    const root = await contentWith({
      'settings.json': settings,
      'passepartout/home.json': page([{ ...scene, alt: { en: 'A room' } }]),
      'passepartout/about.json': page([{ component: 'text', body: { markdown: '[home](story:home)' } }], {
        uuid: 'fbd1f0a4-7c11-4a6a-8ee1-2a3a3f1d8b13',
        name: { en: 'About', fr: 'À propos' },
      }),
    })
    expect(await checkContent(root, catalogue)).toEqual({
      problems: [],
      untranslated: ['passepartout/home.json [fr-fr]: no words at content.body[0].alt'],
      stories: 3,
    })
  })

  test.each([
    ['warenkorb', 'the address begins with "warenkorb", which is a page of the shop itself'],
    ['gift-voucher', 'the address "/gift-voucher" is that of a call'],
    ['web-api/faq', 'the address begins with "web-api", which the shop keeps for itself'],
    ['fr', 'the address begins with "fr", which the shop keeps for itself'],
  ])('under the address "%s" of the shop itself is reported', async (slug, problem) => {
    const story = page([scene], { uuid: 'fbd1f0a4-7c11-4a6a-8ee1-2a3a3f1d8b12' })
    expect((await problemsOf([scene], { [`passepartout/${slug}.json`]: story })).join()).toContain(problem)
  })

  test('with a picture for sharing that networks would blow up is reported', async () => {
    const picture = { asset: 'photos/dune.jpg', alt: 'Dune' }
    const { content } = page([scene])
    const shared = page([scene], { content: { ...content, ogImages: [picture] } })
    const sizes = { 'assets/photos/dune.jpg': await grey(1199, 627) }
    expect((await problemsOf([], { 'passepartout/home.json': shared, ...sizes })).join()).toContain(
      'ogImages[0]: "/_assets/photos/dune.jpg" has 1199 x 627 pixels, sharing takes 1200 x 627',
    )
  })
})

describe('an overview of products', () => {
  const overview = (rest: object = {}) => {
    const { content, ...story } = page([{ component: 'calendar-overview', headline: 'Calendars' }])
    return { ...story, content: { ...content, ...rest } }
  }
  const tile = { component: 'flyout-item', subnaviTitle: 'Desk', link: 'story:kalender', scene }
  const menu = (groups: object[]) => ({
    ...page([]),
    content: {
      component: 'global',
      navigation: [
        {
          component: 'navigation-item',
          text: 'Calendars',
          navigationType: 'calendars',
          flyoutGroups: groups,
        },
      ],
    },
  })
  const group = (items: object[], rest: object = {}) => ({
    component: 'flyout-group',
    flyoutGroupIdentifier: 'kinds',
    flyoutGroupTitle: 'Kinds',
    type: 'circle',
    flyoutGroupItems: items,
    ...rest,
  })
  const said = async (story: object, groups: object[], name = 'kalender') => {
    const files = { [`passepartout/${name}.json`]: story, 'passepartout/_global.json': menu(groups) }
    const { problems } = await checkContent(await contentWith(files), catalogue)
    return problems.filter(problem => problem.startsWith(`passepartout/${name}.json`)).join('\n')
  }
  const named = overview({ activeNavigation: 'calendars' })

  test('with tiles below the bar is right', async () => {
    expect(await said(named, [group([tile])])).toBe('')
  })

  test('of a feed needs none', async () => {
    expect(await said(overview(), [], 'feed-calendar')).toBe('')
  })

  test.each([
    ['names no area', overview(), [group([tile])], 'names no activeNavigation'],
    [
      'names an area that no menu has',
      overview({ activeNavigation: 'books' }),
      [group([tile])],
      'no item of the menu is of the navigation type "books"',
    ],
    ['has an area without groups', named, [], 'has no tiles'],
    ['has tiles in the flyout only', named, [group([tile], { notInSubNavigation: true })], 'has no tiles'],
    ['has one large tile only', named, [group([{ ...tile, isHeadlineItem: true }])], 'has no tiles'],
    ['has tiles without pictures', named, [group([{ ...tile, scene: undefined }])], 'has no tiles'],
  ])('that %s is reported', async (_, story, groups, words) => {
    expect(await said(story, groups)).toContain(words)
  })
})

test('a photo that nobody is credited for is reported', async () => {
  expect(await problemsOf([scene], { 'assets/photos/moon.jpg': '' })).toEqual([
    'assets/photos/moon.jpg: is not in photos.json, so nobody is credited',
  ])
})

describe('a sample photo', () => {
  const tile = { component: 'scene', scene: 'room', photos: ['dune'], alt: 'A room' }
  const said = async (body: unknown[]) =>
    (await problemsOf(body)).filter(problem => problem.includes('photo "dune"'))

  test('may stand on a page twice', async () => {
    expect(await said([tile, tile])).toEqual([])
  })

  test('that stands on a page three times is reported', async () => {
    expect((await said([tile, tile, tile])).join()).toContain('photo "dune" stands 3 times, at most 2')
  })

  test('may be seen from several sides in the gallery of one article', async () => {
    expect(await said([{ component: 'calculator', gallery: [tile, tile, tile] }])).toEqual([])
  })
})

test('a credit whose source is an address and a remark is reported', async () => {
  const source = 'https://commons.example/ (see the file beside it)'
  const remarked = { ...photo, credit: { ...photo.credit, source } }
  expect((await problemsOf([scene], { 'assets/photos.json': [remarked] })).join()).toContain(
    'assets/photos.json: 0.credit.source: is no address as a link needs it',
  )
})

test('the command prints each problem on its line and fails', async () => {
  const root = await contentWith({ 'passepartout/home.json': page([{ component: 'slider' }]) })
  const { status, stderr } = spawnSync(
    join(repository, 'node_modules/.bin/node'),
    ['tools/content-check.ts', root],
    {
      cwd: repository,
      encoding: 'utf8',
    },
  )
  expect(stderr.trim().split('\n')).toEqual([
    'passepartout/home.json [de-de en-gb]: body[0]: unknown component "slider"',
    'content: 1 problem',
  ])
  expect(status).toBe(1)
})

test.each([
  [
    'Leads to the page about canvas, which has its own address and its own pictures.',
    /is a note for editors/,
  ],
  ['Canvas in all sizes.', /has fewer than 50 characters/],
])('a description that tells a reader nothing is a problem: %s', async (description, problem) => {
  const told = page([], { content: { component: 'page', title: 'Page', description, body: [] } })
  const root = await contentWith({ 'passepartout/home.json': told })
  expect((await checkContent(root, catalogue)).problems.join('\n')).toMatch(problem)
})
