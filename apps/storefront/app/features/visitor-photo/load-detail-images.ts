import { fullScene, parseCrop, type SceneData } from '@passepartout/mockups'
import { imageUrl } from '../images/image-url.ts'
import { findScene, sceneFolder } from '../images/scenes.ts'
import { standardWidth } from '../images/standard-image-sizes.ts'
import type { DetailImage, DetailImages, Layer } from './detail-image.ts'

interface Entry {
  scene: string
  /** `x y w h` in fractions of the scene; without it the whole scene. */
  crop?: string
  wrap?: 'folded'
  grow?: number
}

const WIDTHS = [480, 960]
const QUALITY = 75

/** The shop's detail images from `content/assets/close-ups.json`, with the scenes it names. Server only. */
export function loadDetailImages(): DetailImages {
  const files = import.meta.glob<Record<string, Entry>>('../../../../../content/assets/close-ups.json', {
    eager: true,
    import: 'default',
  })
  return Object.fromEntries(
    Object.values(files)
      .flatMap(file => Object.entries(file))
      .flatMap(([asset, entry]) => {
        const scene = findScene(entry.scene)
        return scene ? [[asset, toDetailImage(scene, entry)]] : []
      }),
  )
}

function toDetailImage(scene: SceneData, { crop, wrap, grow }: Entry): DetailImage {
  const { width, height, placements, files } = scene
  const part = crop ? parseCrop(crop) : fullScene
  const layer = (file: string): Layer =>
    [...WIDTHS.filter(offered => offered < width), width].map(offered => ({
      width: offered,
      address: imageUrl(`${sceneFolder(scene)}/${file}`, {
        width: standardWidth(offered),
        quality: QUALITY,
      }),
    }))
  return {
    width,
    height,
    view: {
      x: part.x * width,
      y: part.y * height,
      width: part.width * width,
      height: part.height * height,
    },
    placements,
    ...(wrap ? { wrap } : {}),
    ...(grow ? { grow } : {}),
    base: layer(files.base),
    ...(files.mask ? { mask: layer(files.mask) } : {}),
    ...(files.reflect ? { reflect: layer(files.reflect) } : {}),
  }
}
