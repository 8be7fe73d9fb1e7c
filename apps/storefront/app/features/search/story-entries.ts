import type { Global } from '@passepartout/content-model'
import { accordionSchema, itemsOf, productMatrixSchema, sceneSchema } from '@passepartout/content-model'
import * as z from 'zod'
import type { Story } from '../../platform/stories.ts'
import { innerPathOf } from '../links/address.ts'
import type { SearchEntry } from './search-entry.ts'

/** Blocks that sell something: pages with one of them are products, all others are guides. */
const SELLING = new Set([
  'accessory-overview',
  'calculator',
  'calendar-overview',
  'card-overview',
  'collage-overview',
  'material-matrix',
  'overview-head',
  'photobook-overview',
  'voucher',
])

/** Blocks that show a single product, which the address has to name. */
const OF_ONE_THING = new Set([
  'accessory-detail',
  'calendar-detail',
  'card-detail',
  'collage-detail',
  'photobook-detail',
])

const pageSchema = z.looseObject({
  component: z.literal('page'),
  title: z.string().catch(''),
  description: z.string().catch(''),
  robots: z.string().catch(''),
  target: z.unknown().optional(),
  body: z.array(z.looseObject({ component: z.string() })).catch([]),
})

/** Entries of pages: the pages themselves, and the questions that they answer. */
export async function storyEntries(
  stories: readonly Story[],
  global: Global | undefined,
  breathe: () => Promise<void>,
): Promise<SearchEntry[]> {
  const answered = new Set<string>()
  const entries: SearchEntry[] = []
  const shown = new Map(
    [...navigationEntries(global), ...matrixEntries(stories)].map(entry => [pathOf(entry), entry]),
  )
  for (const story of stories) {
    await breathe()
    entries.push(...entriesOf(story, shown))
  }
  return entries.filter(({ group, title }) => {
    // The same question is on several pages; only the first is kept.
    const isNew = group !== 'questions' || !answered.has(title)
    if (group === 'questions') answered.add(title)
    return isNew
  })
}

/** Entries of a page and of the questions it answers; `shown` is the display of pages in menus and lists, by path. */
function entriesOf(story: Story, shown: ReadonlyMap<string, Shown>): SearchEntry[] {
  const slug = story.full_slug.split('/').slice(2).join('/')
  const read = pageSchema.safeParse(story.content)
  if (!read.success || slug.startsWith('_') || slug === 'home') return []
  const { title, description, robots, target, body } = read.data
  const components = body.map(({ component }) => component)
  if (target || components.length === 0 || components.some(name => OF_ONE_THING.has(name))) return []
  const path = `/${slug}`
  const questions = body.flatMap((block, at) => faqEntriesOf(block, { path, at, page: story.name }))
  if (robots.includes('noindex') && components.some(name => SELLING.has(name))) return []
  const own = shown.get(path)
  const occasion = body.find(({ component }) => component === 'card-overview')?.occasion
  const sells = components.find(name => SELLING.has(name))
  const page: SearchEntry = {
    id: `page:${path}`,
    group: sells ? 'products' : 'guides',
    sells,
    title: story.name,
    text: own?.text || firstSentence(description),
    keywords: `${story.name} ${title} ${description}`,
    link: path,
    visual: own?.visual?.scene || own?.visual?.picture ? own.visual : firstScene(body),
    occasions: typeof occasion === 'string' ? [occasion] : undefined,
    priceName: own?.priceName,
  }
  return [page, ...questions]
}

type Shown = Pick<SearchEntry, 'text' | 'link' | 'visual' | 'priceName'>
const pathOf = ({ link }: Shown): string => (typeof link === 'string' ? link : (innerPathOf(link) ?? ''))

/** Images and prices from the menu. */
function navigationEntries(global: Global | undefined): Shown[] {
  const items = global?.navigation.flatMap(item => item.flyoutGroups.flatMap(itemsOf)) ?? []
  return items.flatMap(({ text = '', link, query, scene, asset, fromPrice }) =>
    query ? [] : [{ text, link, visual: { scene, picture: asset }, priceName: fromPrice }],
  )
}

/** Images and prices from the page of all products, which has more details than the menu. */
function matrixEntries(stories: readonly Story[]): Shown[] {
  const blocks = stories.flatMap(({ content }): unknown[] =>
    Array.isArray(content.body) ? content.body : [],
  )
  return blocks.flatMap(block => {
    const matrix = productMatrixSchema.safeParse(block)
    if (!matrix.success) return []
    return matrix.data.groups.flatMap(({ items }) =>
      items.map(({ text = '', link, scene, picture, fromPrice }) => ({
        text,
        link,
        visual: { scene, picture },
        priceName: fromPrice,
      })),
    )
  })
}

/** The first scene of a page, at any depth of its blocks. */
function firstScene(value: unknown): SearchEntry['visual'] {
  if (typeof value !== 'object' || value === null) return undefined
  const scene = sceneSchema.safeParse(value)
  if (scene.success) return { scene: scene.data }
  for (const child of Object.values(value)) {
    const found = firstScene(child)
    if (found) return found
  }
  return undefined
}

interface Place {
  path: string
  at: number
  page: string
}

function faqEntriesOf(block: { component: string }, { path, at, page }: Place): SearchEntry[] {
  const accordion = block.component === 'accordion' ? accordionSchema.safeParse(block) : undefined
  if (!accordion?.success) return []
  return accordion.data.items.map(({ question }, item) => ({
    id: `question:${path}:${at}:${item}`,
    group: 'questions',
    title: question,
    text: page,
    keywords: page,
    link: path,
  }))
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
