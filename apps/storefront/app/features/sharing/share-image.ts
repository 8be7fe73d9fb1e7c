import type { Channel } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { imageUrl } from '../images/image-url.ts'
import { findScene } from '../images/scenes.ts'
import { listShareImage, productShareImage } from './product-share-image.ts'

/** The image of a shared page. */
export interface ShareImage {
  /** Absolute address; 1200 x 627 pixels. */
  url: string
  alt: string
}

type Fields = Readonly<Record<string, unknown>>

/** For pages without a scene of their own. */
const DEFAULTS: Record<Channel, Fields> = {
  passepartout: { scene: 'living-room', photos: ['red-dune-hikers'] },
  kartenliebe: { scene: 'desk-cards', cards: ['olivenhain--salbei', 'regenbogen--meer'] },
}

type Shared = Pick<Page, 'story' | 'shop' | 'shopUrl' | 'head'>

/**
 * The first of the story's `ogImages`, else the product that the page shows, the first scene with photos or cards in
 * it, the first design of its list, the channel's default. Sitemaps know the story alone.
 */
export function shareImageOf(page: Shared | (Shared & Pick<Page, 'blocks' | 'data'>)): ShareImage {
  const { content = {} } = page.story ?? {}
  const chosen = [content.ogImages].flat().find(isImageAsset)
  const alt = (own: unknown) => (typeof own === 'string' && own !== '' ? own : page.head.title)
  const absolute = (address: string) => new URL(address, page.shopUrl(page.shop.channel, '/')).href
  if (chosen) {
    const url = imageUrl(String(chosen.filename), { preset: 'open-graph' })
    return { url: absolute(url), alt: alt(chosen.alt) }
  }
  const loaded = 'data' in page ? page : undefined
  const product = loaded && productShareImage(loaded)
  if (product) return { url: absolute(shareAddress(product)), alt: alt(undefined) }
  const scene = firstScene([content.teaser, content.body])
  if (scene) return { url: absolute(sceneAddress(scene)), alt: alt(scene.alt) }
  const listed = loaded && listShareImage(loaded)
  const address = listed ? shareAddress(listed) : sceneAddress(DEFAULTS[page.shop.channel])
  return { url: absolute(address), alt: alt(undefined) }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isImageAsset = (value: unknown): value is Fields =>
  isFields(value) && typeof value.filename === 'string' && value.filename !== ''

/** Depth first, in reading order. Bare walls have no placements. */
function firstScene(node: unknown): Fields | undefined {
  if (!isFields(node)) return undefined
  if (typeof node.scene === 'string' && findScene(node.scene)?.placements.length && picturesIn(node).length)
    return node
  for (const child of Object.values(node)) {
    const found = firstScene(child)
    if (found) return found
  }
  return undefined
}

function picturesIn({ photos, cards }: Fields): string[] {
  return [photos ?? cards].flat().filter(name => typeof name === 'string')
}

/** The server composes the image: `/_share/<scene>/<picture>+<picture>.jpg`. */
const shareAddress = (composed: string) => `/_share/${composed}.jpg`
const sceneAddress = (scene: Fields) => shareAddress(`${String(scene.scene)}/${picturesIn(scene).join('+')}`)
