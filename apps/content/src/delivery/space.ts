import { type Context, Hono } from 'hono'
import { numberFor, uuidFor } from '../ids.ts'
import type { Settings } from '../settings.ts'
import { invalid, notFound } from './answers.ts'
import type { DeliveryEnv } from './delivery.ts'
import { pageOf, unknownParameter } from './parameters.ts'

const LARGEST_PAGE = 1000

/** `spaces/me`, `tags`, `datasources` and `datasource_entries`. */
export const space = new Hono<DeliveryEnv>()
  .use(async (c, next) => {
    const stranger = unknownParameter('plain', Object.keys(c.req.query()))
    return stranger ? invalid(c, `Unknown parameter: ${stranger}`) : next()
  })
  .get('/spaces/me', c => {
    c.header('Cache-Control', 'no-store')
    const { id, name } = c.get('space')
    const language_codes = c.get('stories').languages
    return c.json({ space: { id, name, domain: '', version: c.get('version'), language_codes } })
  })
  .get('/tags', c => {
    const start = c.req.query('starts_with') ?? ''
    const counts = new Map<string, number>()
    for (const { full_slug, tag_list } of c.get('stories')[c.get('access')].values()) {
      if (!full_slug.startsWith(start)) continue
      for (const tag of tag_list) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    }
    return c.json({ tags: [...counts].map(([name, taggings_count]) => ({ name, taggings_count })) })
  })
  .get('/datasources', c => {
    const paged = paginate(c, Object.entries(c.get('datasources')).map(describeDatasource))
    return 'error' in paged
      ? invalid(c, paged.error)
      : c.json({ datasources: paged.page, cv: c.get('version') })
  })
  .get('/datasources/:id', c => {
    const id = c.req.param('id')
    const datasource = Object.entries(c.get('datasources'))
      .map(describeDatasource)
      .find(source => source.slug === id || String(source.id) === id)
    return datasource ? c.json({ datasource, cv: c.get('version') }) : notFound(c)
  })
  .get('/datasource_entries', c => {
    const { datasource, dimension = '' } = c.req.query()
    const entries = Object.entries(c.get('datasources'))
      .filter(([slug]) => datasource === undefined || slug === datasource)
      .flatMap(([slug, source]) =>
        source.entries.map(({ name, value, dimensions }) => ({
          id: numberFor(uuidFor('datasource-entry', slug, name)),
          name,
          value,
          dimension_value: new Map(Object.entries(dimensions ?? {})).get(dimension) ?? null,
        })),
      )
    const paged = paginate(c, entries)
    return 'error' in paged
      ? invalid(c, paged.error)
      : c.json({ datasource_entries: paged.page, cv: c.get('version') })
  })

function paginate<T>(c: Context<DeliveryEnv>, all: readonly T[]): { page: T[] } | { error: string } {
  const paging = pageOf(c.req.query(), LARGEST_PAGE)
  if ('error' in paging) return paging
  const start = (paging.page - 1) * paging.perPage
  c.header('total', String(all.length))
  c.header('per-page', String(paging.perPage))
  return { page: all.slice(start, start + paging.perPage) }
}

function describeDatasource([slug, source]: [string, Settings['datasources'][string]]) {
  const dimensions = new Set(source.entries.flatMap(entry => Object.keys(entry.dimensions ?? {})))
  return {
    id: numberFor(uuidFor('datasource', slug)),
    name: source.name,
    slug,
    dimensions: [...dimensions].map(name => ({
      id: numberFor(uuidFor('dimension', slug, name)),
      name,
      entry_value: name,
    })),
  }
}
