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

/** Which designs lie, stand or hang in which scene. */
interface Entry {
  kind: string
  /** How a card is made, or the kind of calendar; any where left out. */
  product?: string
  /** Width to height of the design, from and to. */
  ratio: [number, number]
  scene: string
  /** Where it is, as the picture's caption says: message `product.place-<place>`. */
  place: ScenePlacement
  crop: string
  /** Furniture beside it tells how large it is: shown for products of about the size that it was drawn for. */
  toScale?: boolean
  /** By placement of the scene the design's page in it. */
  pages: Record<string, string>
}

export interface DesignScene {
  scene: SceneData
  place: ScenePlacement
  crop: Crop
  /** What lies in each placement, in their order: a page of the design, and which part of it shows. */
  places: readonly { page: string; focus?: Focus }[]
}

/** A cover is carried on over the spine at its left edge. */
const LEFT_EDGE: Focus = [0, 0.5]

// Guarded, so that a browser's bundle never holds them.
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
  /** Of the product that is chosen, where it is another than the design's own. */
  chosenSizeMm?: { width: number; height: number } | undefined
  /** Pages that have a picture. */
  pages: readonly string[]
}

/** The scenes that show a design as the thing it becomes, in the order of `content/assets/design-scenes.json`. Server only. */
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
