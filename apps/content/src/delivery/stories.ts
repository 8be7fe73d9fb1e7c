import { type Context, Hono } from 'hono'
import type { Story } from '../story.ts'
import { invalid, notFound } from './answers.ts'
import type { DeliveryEnv } from './delivery.ts'
import { addEditableMarkers } from './editable.ts'
import { conditionsOf } from './filter.ts'
import { listOf, pageOf, unknownParameter } from './parameters.ts'
import { resolveLinks, resolveRelations } from './resolve.ts'
import { excludeFields, selectStories } from './select.ts'
import { translateStory } from './translate.ts'

const LARGEST_PAGE = 100

/** `GET /stories` and `GET /stories/{slug | id | uuid}`. */
export const stories = new Hono<DeliveryEnv>()
  .get('/', c => {
    const query = c.req.query()
    const stranger = unknownParameter('stories', Object.keys(query))
    if (stranger) return invalid(c, `Unknown parameter: ${stranger}`)
    const conditions = conditionsOf(new URL(c.req.url).searchParams)
    if ('error' in conditions) return invalid(c, conditions.error)
    const paging = pageOf(query, LARGEST_PAGE)
    if ('error' in paging) return invalid(c, paging.error)
    const selected = selectStories(accessibleStories(c).values(), query, conditions)
    const start = (paging.page - 1) * paging.perPage
    const page = selected.slice(start, start + paging.perPage)
    c.header('total', String(selected.length))
    c.header('per-page', String(paging.perPage))
    const shown = page.map(story => excludeFields(toResponseStory(c, story), listOf(query.excluding_fields)))
    return c.json({ stories: shown, cv: c.get('version'), ...withResolvedReferences(c, page) })
  })
  .get('/:name{.+}', c => {
    const stranger = unknownParameter('story', Object.keys(c.req.query()))
    if (stranger) return invalid(c, `Unknown parameter: ${stranger}`)
    const story = find(c, c.req.param('name').replace(/\/+$/, ''))
    if (!story) return notFound(c)
    return c.json({
      story: toResponseStory(c, story),
      cv: c.get('version'),
      ...withResolvedReferences(c, [story]),
    })
  })

type DeliveryContext = Context<DeliveryEnv>

const accessibleStories = (c: DeliveryContext): ReadonlyMap<string, Story> =>
  c.get('stories')[c.get('access')]

function find(c: DeliveryContext, name: string): Story | undefined {
  const known = accessibleStories(c)
  if (c.req.query('find_by') === 'uuid') return byUuid(known)(name)
  const direct = known.get(name)
  if (direct) return direct
  if (/^\d+$/.test(name)) return [...known.values()].find(story => String(story.id) === name)
  const [language, ...rest] = name.split('/')
  return language && c.get('stories').languages.includes(language) ? known.get(rest.join('/')) : undefined
}

// One index per version of the content: nearly every request resolves links.
const indexes = new WeakMap<ReadonlyMap<string, Story>, ReadonlyMap<string, Story>>()

const byUuid = (known: ReadonlyMap<string, Story>) => (uuid: string) => {
  const index = indexes.get(known) ?? new Map([...known.values()].map(story => [story.uuid, story]))
  indexes.set(known, index)
  return index.get(uuid)
}

function toResponseStory(c: DeliveryContext, story: Story): Story {
  const { language, fallback_lang } = c.req.query()
  const translated = translateStory(story, language, fallback_lang, c.get('stories').languages)
  return c.get('access') === 'draft' ? addEditableMarkers(translated, c.get('space').id) : translated
}

function withResolvedReferences(c: DeliveryContext, shown: readonly Story[]) {
  const query = c.req.query()
  const found = { byUuid: byUuid(accessibleStories(c)) }
  const relations = resolveRelations(shown, query, found)
  const links = resolveLinks(shown, 'rels' in relations ? relations.rels : [], query, found)
  return {
    ...('rels' in relations ? { rels: relations.rels.map(story => toResponseStory(c, story)) } : relations),
    ...links,
  }
}
