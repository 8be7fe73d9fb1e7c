import { type Channel, type DesignerAddress, isFrameOnly, type Shop, themePath } from '@passepartout/domain'
import { type Paths, pathsOfStory } from '../../platform/localised-pages.ts'
import { allStories, type StoriesOptions } from '../../platform/stories.ts'

/** A page on which products are chosen: its blocks that let one choose, and its inner path in every locale that has it. */
export interface ProductPage {
  blocks: readonly Block[]
  paths: Paths
}

type Block = Readonly<Record<string, unknown>> & { component: string }

/** Blocks in which a product is chosen; of cards without a design, the list of all; of frames alone, the row of frames. */
const CHOOSING = [
  'calculator',
  'calendar-detail',
  'card-overview',
  'collage-detail',
  'frame-row',
  'photobook-detail',
] as const

/** Every page of a channel on which a product is chosen. */
export async function productPages(options: StoriesOptions, channel: Channel): Promise<ProductPage[]> {
  const stories = await allStories(options, channel)
  const groups = Map.groupBy(stories, ({ group_id }) => group_id)
  return [...groups.values()].flatMap(([story]) => {
    const blocks = story ? blocksIn(story.content) : []
    return story && blocks.length > 0 ? [{ blocks, paths: pathsOfStory(channel, story) }] : []
  })
}

/** Blocks lie in blocks; of each, the words that tell what it is about. */
function blocksIn(content: unknown): Block[] {
  if (typeof content !== 'object' || content === null) return []
  const inner = Object.values(content).flatMap(blocksIn)
  const words = Object.entries(content).filter(([, value]) => typeof value === 'string')
  const { component = '', ...facts }: Record<string, string> = Object.fromEntries(words)
  return CHOOSING.some(name => name === component) ? [{ ...facts, component }, ...inner] : inner
}

/**
 * Inner path of the page on which a shop's visitors choose what a designer's address names; `undefined` where no page
 * does.
 */
export function productPath(
  pages: readonly ProductPage[],
  { locale }: Pick<Shop, 'locale'>,
  address: Pick<DesignerAddress, 'kind' | 'params'>,
): string | undefined {
  const wanted = wantedBlock(address as DesignerAddress)
  if (typeof wanted === 'string') return wanted
  const fits = (block: Block) =>
    Object.entries(wanted).every(([name, value]) => (block[name] || undefined) === value)
  return pages.find(({ blocks, paths }) => paths[locale] !== undefined && blocks.some(fits))?.paths[locale]
}

/** What the block of that page says, by its fields; a card's design has its page by its id. */
function wantedBlock({ kind, params }: DesignerAddress): string | Record<string, string | undefined> {
  switch (kind) {
    case 'card':
      return params.themeId ? themePath(params.themeId) : { component: 'card-overview', occasion: undefined }
    case 'calendar':
      return { component: 'calendar-detail', designGroupId: undefined }
    case 'collage':
      return { component: 'collage-detail', designId: undefined }
    case 'photobook':
      return { component: 'photobook-detail', designGroupSetId: undefined }
    case 'photobox':
      return {
        component: 'calculator',
        product: params.photoboxType === 'photoprint' ? 'photoprint' : 'photobox',
      }
    case 'photo-frame':
      return isFrameOnly(params)
        ? { component: 'frame-row' }
        : { component: 'calculator', product: 'photo-frame', materialType: params.materialType ?? 'poster' }
  }
}
