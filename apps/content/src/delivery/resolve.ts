import type { Story } from '../story.ts'
import { listOf } from './parameters.ts'
import { walkObjects } from './walk-objects.ts'

/** Beyond these, a response contains UUIDs and the client fetches them in batches. */
export const RELATION_LIMIT = 50
export const LINK_LIMIT = { story: 50, url: 500, link: 500 }

interface Found {
  byUuid: (uuid: string) => Story | undefined
}

/** `rels` of a response: the stories that `component.field` references, flat; the client inserts them. */
export function resolveRelations(
  stories: readonly Story[],
  query: Record<string, string>,
  { byUuid }: Found,
) {
  const wanted = listOf(query.resolve_relations).map(entry => entry.split('.'))
  const level = query.resolve_level === '2' ? 2 : 1
  const found = new Map<string, Story>()
  let round: readonly Story[] = wanted.length ? stories : []
  for (let depth = 0; depth < level && round.length > 0; depth++) {
    const next: Story[] = []
    for (const uuid of round.flatMap(story => relationsOf(story, wanted))) {
      const story = found.has(uuid) ? undefined : byUuid(uuid)
      if (!story) continue
      found.set(uuid, story)
      next.push(story)
    }
    round = next
  }
  return found.size > RELATION_LIMIT ? { rel_uuids: [...found.keys()] } : { rels: [...found.values()] }
}

function relationsOf(story: Story, wanted: readonly string[][]): string[] {
  const uuids: string[] = []
  walkObjects(story.content, node => {
    for (const [component, field = ''] of wanted) {
      if (node.component !== component) continue
      uuids.push(...[node[field]].flat().filter(value => typeof value === 'string'))
    }
  })
  return uuids
}

/**
 * `links` of a response: targets of multilinks and rich text links, as `story`, `url` or `link`. Level 2 adds the links
 * of stories that relations and links lead to.
 */
export function resolveLinks(
  stories: readonly Story[],
  related: readonly Story[],
  query: Record<string, string>,
  { byUuid }: Found,
) {
  const kind = query.resolve_links
  if (kind !== 'story' && kind !== 'url' && kind !== 'link') return { links: [] }
  const found = new Map<string, Story>()
  const collect = (story: Story) => {
    for (const uuid of linksOf(story)) {
      const target = byUuid(uuid)
      if (target) found.set(uuid, target)
    }
  }
  stories.forEach(collect)
  if (query.resolve_links_level === '2') [...related, ...found.values()].forEach(collect)
  if (found.size > LINK_LIMIT[kind]) return { link_uuids: [...found.keys()] }
  return {
    links: [...found.values()].map(story =>
      kind === 'story' ? story : kind === 'url' ? urlOf(story) : linkOf(story),
    ),
  }
}

function linksOf(story: Story): string[] {
  const uuids: string[] = []
  walkObjects(story.content, node => {
    const uuid = node.fieldtype === 'multilink' ? node.id : node.uuid
    if (node.linktype === 'story' && typeof uuid === 'string') uuids.push(uuid)
  })
  return uuids
}

const urlOf = ({ id, uuid, slug, full_slug, name }: Story) => ({
  id,
  uuid,
  slug,
  url: full_slug,
  full_slug,
  name,
})

/** A story in the form of the links endpoint and of `resolve_links=link`. */
export function linkOf(story: Story) {
  return {
    id: story.id,
    uuid: story.uuid,
    slug: story.full_slug,
    path: story.path,
    real_path: `/${story.full_slug}`,
    name: story.name,
    published: story.published_at !== null,
    parent_id: story.parent_id,
    is_folder: false,
    is_startpage: story.is_startpage,
    position: story.position,
    published_at: story.published_at,
    created_at: story.created_at,
    updated_at: story.updated_at,
    alternates: story.alternates,
  }
}
