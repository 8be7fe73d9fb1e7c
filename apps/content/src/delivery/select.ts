import type { Story } from '../story.ts'
import { type Conditions, matchesCondition, valueAt } from './filter.ts'
import { listOf } from './parameters.ts'

/** Sorts by `field:asc|desc[:int|float]`, `content.` before a content field; several separated by commas. */
function sortStories(stories: readonly Story[], sortBy: string | undefined): Story[] {
  const orders = (sortBy ?? 'position:asc').split(',').map(part => {
    const [field = 'position', direction, kind] = part.trim().split(':')
    return { field, sign: direction === 'desc' ? -1 : 1, numeric: kind === 'int' || kind === 'float' }
  })
  return [...stories].sort((a, b) => {
    for (const { field, sign, numeric } of orders) {
      const order = compare(valueAt(a, field), valueAt(b, field), numeric)
      if (order !== 0) return order * sign
    }
    return 0
  })
}

function compare(a: unknown, b: unknown, numeric: boolean): number {
  if (numeric || (typeof a === 'number' && typeof b === 'number')) return Number(a ?? 0) - Number(b ?? 0)
  const [left, right] = [String(a ?? ''), String(b ?? '')]
  return left < right ? -1 : left > right ? 1 : 0
}

const trimSlash = (slug: string) => slug.replace(/^\/+|\/+$/g, '')

function slugMatcher(value: string): (slug: string) => boolean {
  const wanted = listOf(value).map(entry => trimSlash(entry))
  return slug =>
    wanted.some(entry => (entry.endsWith('*') ? slug.startsWith(entry.slice(0, -1)) : entry === slug))
}

const DATE_FIELDS: Record<string, (story: Story) => string | null> = {
  published_at: story => story.published_at,
  first_published_at: story => story.first_published_at,
  updated_at: story => story.updated_at,
}

/** Stories of a list request, filtered and sorted, before paging. */
export function selectStories(
  stories: Iterable<Story>,
  query: Record<string, string>,
  conditions: Conditions,
): Story[] {
  const tests: ((story: Story) => boolean)[] = [story => matchesCondition(story, conditions)]
  const { starts_with, by_slugs, excluding_slugs, by_uuids, by_uuids_ordered, by_ids, excluding_ids } = query
  if (starts_with) tests.push(story => story.full_slug.startsWith(starts_with.replace(/^\//, '')))
  if (by_slugs) tests.push(story => slugMatcher(by_slugs)(story.full_slug))
  if (excluding_slugs) tests.push(story => !slugMatcher(excluding_slugs)(story.full_slug))
  if (by_uuids) tests.push(story => listOf(by_uuids).includes(story.uuid))
  if (by_uuids_ordered) tests.push(story => listOf(by_uuids_ordered).includes(story.uuid))
  if (by_ids) tests.push(story => listOf(by_ids).includes(String(story.id)))
  if (excluding_ids) tests.push(story => !listOf(excluding_ids).includes(String(story.id)))
  const { content_type, is_startpage, level, with_tag, search_term } = query
  if (content_type) tests.push(story => story.content.component === content_type)
  if (is_startpage) tests.push(story => story.is_startpage === ['1', 'true'].includes(is_startpage))
  if (level) tests.push(story => story.full_slug.split('/').length === Number(level))
  if (with_tag) tests.push(story => listOf(with_tag).some(tag => story.tag_list.includes(tag)))
  if (search_term) {
    const term = search_term.toLowerCase()
    tests.push(story => `${story.name} ${JSON.stringify(story.content)}`.toLowerCase().includes(term))
  }
  for (const [field, at] of Object.entries(DATE_FIELDS)) {
    const { [`${field}_gt`]: after, [`${field}_lt`]: before } = query
    if (after) tests.push(story => Date.parse(at(story) ?? '') > Date.parse(after))
    if (before) tests.push(story => Date.parse(at(story) ?? '') < Date.parse(before))
  }
  const selected = [...stories].filter(story => tests.every(test => test(story)))
  if (!by_uuids_ordered) return sortStories(selected, query.sort_by)
  const order = listOf(by_uuids_ordered)
  return selected.sort((a, b) => order.indexOf(a.uuid) - order.indexOf(b.uuid))
}

/** Removes top-level content fields that the request excludes. */
export function excludeFields(story: Story, names: readonly string[]): Story {
  if (names.length === 0) return story
  const matching = Object.entries(story.content).filter(
    ([name]) => name === '_uid' || name === 'component' || !names.includes(name),
  )
  return {
    ...story,
    content: {
      ...Object.fromEntries(matching),
      _uid: story.content._uid,
      component: story.content.component,
    },
  }
}
