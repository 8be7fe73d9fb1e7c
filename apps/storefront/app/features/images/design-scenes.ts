import { type Crop, type Focus, parseCrop, type SceneData } from '@passepartout/mockups'
import { findScene } from './scenes.ts'

export type ScenePlacement =
  | 'sofa'
  | 'bench'
  | 'wall'
  | 'kitchen'
  | 'hall'
  | 'desk'
  | 'open'
  | 'standing'
  | 'sides'

/** Which designs are shown in which scene. */
interface Entry {
  kind: string
  /** Type of a card, such as `folded`, or kind of calendar; any if missing. */
  product?: string
  /** Range of the design's width to height. */
  ratio: [number, number]
  scene: string
  /** Setting of the scene, named in the caption: message `product.place-<place>`. */
  place: ScenePlacement
  crop: string
  /** Furniture shows the scale: only for products of about the size that the scene was drawn for. */
  toScale?: boolean
  /** Page of the design for each placement of the scene. */
  pages: Record<string, string>
}

export interface DesignScene {
  scene: SceneData
  place: ScenePlacement
  crop: Crop
  /** Content of each placement, in order: a page of the design, and the part of it that stays visible. */
  places: readonly { page: string; focus?: Focus }[]
}

/** At its left edge, a cover continues over the spine. */
const LEFT_EDGE: Focus = [0, 0.5]

// Guarded, so that browser bundles never include the data.
const entries: readonly Entry[] = import.meta.env.SSR ? readEntries() : []

function readEntries(): Entry[] {
  const files = import.meta.glob<Entry[]>('../../../../../content/assets/design-scenes.json', {
    eager: true,
    import: 'default',
  })
  return Object.values(files).flat()
}

export interface DisplayedDesign {
  kind: string
  product?: string | undefined
  sizeMm: { width: number; height: number }
  /** Size of the chosen product, if it differs from the design's own. */
  chosenSizeMm?: { width: number; height: number } | undefined
  /** Pages that have an image. */
  pages: readonly string[]
}

/**
 * Scenes that show a design as a finished product, in the order of `content/assets/design-scenes.json`. Server only.
 */
export function scenesForDesign({
  kind,
  product,
  sizeMm,
  chosenSizeMm,
  pages,
}: DisplayedDesign): DesignScene[] {
  const ratio = sizeMm.width / sizeMm.height
  return entries.flatMap(entry => {
    const [from, to] = entry.ratio
    const scene = findScene(entry.scene)
    const fits =
      entry.kind === kind &&
      (entry.product === undefined || entry.product === product) &&
      from <= ratio &&
      ratio <= to &&
      Object.values(entry.pages).every(page => pages.includes(page))
    if (!fits || !scene) return []
    if (entry.toScale && !isDrawnForSize(scene, chosenSizeMm ?? sizeMm)) return []
    const places = scene.placements
      .filter(({ of }) => !of)
      .map(({ id, kind }) => ({
        page: entry.pages[id] ?? '',
        ...(kind === 'book-spine' ? { focus: LEFT_EDGE } : {}),
      }))
    return [{ scene, place: entry.place, crop: parseCrop(entry.crop), places }]
  })
}

const SIZE_TOLERANCE = 0.15

/** Whether the first placement of a scene is about as large as the product. */
function isDrawnForSize({ placements }: SceneData, size: { width: number; height: number }): boolean {
  const [place] = placements
  const isNear = (length: number, drawn: number) => Math.abs(length / drawn - 1) <= SIZE_TOLERANCE
  return place !== undefined && isNear(size.width, place.widthMm) && isNear(size.height, place.heightMm)
}
