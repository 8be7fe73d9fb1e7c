import type { Channel, DesignerAddress, Shop } from '@passepartout/domain'
import { type ProductPage, pathsOfStory } from '../../platform/localised-pages.ts'
import { allStories, type StoriesOptions } from '../../platform/stories.ts'
import { storefrontKindAdapter } from '../product-kinds/registry.ts'

type Block = ProductPage['blocks'][number]

/**
 * Blocks in which a product is configured; for cards without a design the list of all cards, for frames without print
 * their form.
 */
const CHOOSING = [
  'calculator',
  'calendar-detail',
  'card-overview',
  'collage-detail',
  'frame-alone',
  'photobook-detail',
] as const

/** Every page of a channel on which a product is configured. */
export async function productPages(options: StoriesOptions, channel: Channel): Promise<ProductPage[]> {
  const stories = await allStories(options, channel)
  const groups = Map.groupBy(stories, ({ group_id }) => group_id)
  return [...groups.values()].flatMap(([story]) => {
    const blocks = story ? blocksIn(story.content) : []
    return story && blocks.length > 0 ? [{ blocks, paths: pathsOfStory(channel, story) }] : []
  })
}

/** Blocks are nested; each is returned with its text fields, which identify its product. */
function blocksIn(content: unknown): Block[] {
  if (typeof content !== 'object' || content === null) return []
  const inner = Object.values(content).flatMap(blocksIn)
  const words = Object.entries(content).filter(([, value]) => typeof value === 'string')
  const { component = '', ...facts }: Record<string, string> = Object.fromEntries(words)
  return CHOOSING.some(name => name === component) ? [{ ...facts, component }, ...inner] : inner
}

/**
 * Inner path of the page on which a shop's visitors configure the product of a designer's address; `undefined` if there
 * is no such page.
 */
export function productPath(
  pages: readonly ProductPage[],
  { locale }: Pick<Shop, 'locale'>,
  address: Pick<DesignerAddress, 'kind' | 'params'>,
): string | undefined {
  const wanted = storefrontKindAdapter(address.kind).chosenOn?.(address.params as never)
  if (wanted === undefined || typeof wanted === 'string') return wanted
  const fits = (block: Block) =>
    Object.entries(wanted).every(([name, value]) => (block[name] || undefined) === value)
  return pages.find(({ blocks, paths }) => paths[locale] !== undefined && blocks.some(fits))?.paths[locale]
}
