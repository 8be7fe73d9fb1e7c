import { Hono } from 'hono'
import { numberFor, uuidFor } from '../ids.ts'
import { invalid } from './answers.ts'
import type { DeliveryEnv } from './delivery.ts'
import { pageOf, unknownParameter } from './parameters.ts'

/** `spaces/me`, `tags`, `datasources` and `datasource_entries`. */
export const space = new Hono<DeliveryEnv>()
  .get('/spaces/me', c => {
    c.header('Cache-Control', 'no-store')
    const { id, name } = c.get('space')
    const language_codes = c.get('stories').languages
    return c.json({ space: { id, name, domain: '', version: c.get('version'), language_codes } })
  })
  .get('/tags', c => {
    const counts = new Map<string, number>()
    for (const story of c.get('stories')[c.get('access')].values()) {
      for (const tag of story.tag_list) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    }
    return c.json({ tags: [...counts].map(([name, taggings_count]) => ({ name, taggings_count })) })
  })
  .get('/datasources', c => {
    const sources = Object.entries(c.get('datasources')).map(([slug, source]) => {
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
    })
    c.header('total', String(sources.length))
    return c.json({ datasources: sources, cv: c.get('version') })
  })
  .get('/datasource_entries', c => {
    const query = c.req.query()
    const stranger = unknownParameter('plain', Object.keys(query))
    if (stranger) return invalid(c, `Unknown parameter: ${stranger}`)
    const paging = pageOf(query, 1000)
    if ('error' in paging) return invalid(c, paging.error)
    const { datasource, dimension = '' } = query
    const entries = Object.entries(c.get('datasources'))
      .filter(([slug]) => datasource === undefined || slug === datasource)
      .flatMap(([slug, source]) =>
        source.entries.map(({ name, value, dimensions }) => ({
          id: numberFor(uuidFor('datasource-entry', slug, name)),
          name,
          value,
          dimension_value: dimensions?.[dimension] ?? null,
        })),
      )
    const start = (paging.page - 1) * paging.perPage
    c.header('total', String(entries.length))
    c.header('per-page', String(paging.perPage))
    return c.json({ datasource_entries: entries.slice(start, start + paging.perPage), cv: c.get('version') })
  })
