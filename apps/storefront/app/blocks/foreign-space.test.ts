import { pageSchema, parseBlock } from '@passepartout/content-model'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentFailure } from '../platform/content-failure.ts'
import { createDrafts, createStories, type FoundStory } from '../platform/stories.ts'
import { openRecordedSpace, type RecordedSpace } from './recorded-space.fixture.ts'

let space: RecordedSpace
beforeEach(async () => {
  space = await openRecordedSpace()
})
afterEach(() => space.close())

const options = (changes: object = {}) => ({
  endpoint: space.endpoint,
  accessToken: space.token,
  previewToken: space.previewToken,
  ...changes,
})
const titleOf = (found: FoundStory | undefined): unknown => found?.story.content.title

describe('stories of a Storyblok space that is not the shop’s own', () => {
  test('are read by channel, locale and path', async () => {
    const found = await createStories(options()).find('passepartout', 'de-DE', 'wandbilder/leinwand')
    expect(found?.locale).toBe('de-DE')
    expect(titleOf(found)).toBe('Dein Foto auf Leinwand')
    expect(found?.story.alternates.map(other => other.full_slug)).toEqual([
      'passepartout/en-gb/wall-art/canvas',
    ])
  })

  test('are pages whose blocks the shop understands', async () => {
    const found = await createStories(options()).find('passepartout', 'de-DE', 'wandbilder/leinwand')
    const page = pageSchema.parse(found?.story.content)
    expect(page.body.map(block => parseBlock(block))).toEqual(
      page.body.map(({ component }) => ({ block: expect.objectContaining({ component }) })),
    )
  })

  test('bring the addresses of the pages they link to', async () => {
    const found = await createStories(options()).find('passepartout', 'de-DE', 'wandbilder/leinwand')
    const head = parseBlock(found?.story.content.body[0])
    expect(head).toMatchObject({
      block: { cta: { link: { story: { url: 'passepartout/de-de/wandbilder' } } } },
    })
  })

  test('come from the locale that another one falls back to', async () => {
    const found = await createStories(options()).find('passepartout', 'de-CH', 'wandbilder')
    expect([found?.locale, titleOf(found)]).toEqual(['de-DE', 'Wandbilder'])
  })

  test('may be missing', async () => {
    expect(await createStories(options()).find('passepartout', 'de-DE', 'bald')).toBeUndefined()
  })

  test('are asked for once, until something was published', async () => {
    const stories = createStories(options())
    const read = async () => titleOf(await stories.find('passepartout', 'de-DE', 'wandbilder/leinwand'))
    await read()
    const before = space.asked.length
    space.publish('Neu auf Leinwand')
    expect([await read(), space.asked.length]).toEqual(['Dein Foto auf Leinwand', before])
    stories.contentChanged()
    expect(await read()).toBe('Neu auf Leinwand')
  })

  test('are asked for again when the space is busy', async () => {
    space.beBusy()
    expect(titleOf(await createStories(options()).find('passepartout', 'de-DE', 'wandbilder'))).toBe(
      'Wandbilder',
    )
  })

  test('fail with the page that was wanted when the token is wrong', async () => {
    const stories = createStories(options({ accessToken: 'stale' }))
    await expect(stories.find('passepartout', 'de-DE', 'wandbilder')).rejects.toThrow(
      'The content service failed for passepartout/de-de/wandbilder',
    )
  })
})

describe('a space that fails', () => {
  const failing = (status: number, body: string) =>
    createStories({
      accessToken: 'public',
      endpoint: 'http://space.example/v2',
      fetch: async () => new Response(body, { status }),
    })

  test.each([
    [500, '{"error":"Something went wrong"}', 'Something went wrong'],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    [401, '{"error":"Unauthorized"}', 'Unauthorized'],
  ])('is logged with its status %i and what it said', async (status, body, reason) => {
    const stories = failing(status, body)
    for (const ask of [
      () => stories.find('passepartout', 'de-DE', 'wandbilder'),
      () => stories.findAnywhere('passepartout', 'wandbilder'),
      () => stories.list('passepartout', 'de-DE', { page: 1, perPage: 5 }),
      () => stories.all('passepartout', 'de-DE'),
    ]) {
      const error = await ask().then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(contentFailure(error)).toEqual({ content: { status, reason } })
      // The log writes the messages of errors and their causes only.
      expect((error as Error).cause).toMatchObject({ message: `${status}: ${reason}` })
    }
  })

  test('that does not answer is logged with the reason, without its token', async () => {
    const stories = createStories({
      accessToken: 'secret',
      endpoint: 'http://space.example/v2',
      fetch: async url => Promise.reject(new Error(`no way to ${url}`)),
    })
    const error = await stories.find('passepartout', 'de-DE', 'home').catch((thrown: unknown) => thrown)
    expect(contentFailure(error)).toEqual({ content: { reason: expect.stringContaining('no way to') } })
    expect(JSON.stringify([contentFailure(error), String((error as Error).cause)])).not.toContain('secret')
  })
})

describe('drafts', () => {
  test('are read with the token for previews, and never remembered', async () => {
    const drafts = createDrafts(options())
    const read = async () => (await drafts.find('passepartout', 'de-DE', 'bald'))?.story.name
    expect([await read(), await read()]).toEqual(['Bald', 'Bald'])
    expect(space.asked.map(url => url.searchParams.get('version'))).toEqual(['draft', 'draft'])
  })

  test('are the published stories where there is no such token', async () => {
    const { previewToken: _, ...withoutDrafts } = options()
    expect(await createDrafts(withoutDrafts).find('passepartout', 'de-DE', 'bald')).toBeUndefined()
  })
})
