import { parseCrop, type SceneData, wholeScene } from '@passepartout/mockups'
import { offeredWidth } from '../pictures/offered-pictures.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { sceneFolder, sceneNamed } from '../pictures/scenes.ts'
import type { CloseUp, CloseUps, Layer } from './close-up.ts'

interface Entry {
  scene: string
  /** `x y w h` in fractions of the scene; without it the whole scene. */
  crop?: string
  wrap?: 'folded'
  grow?: number
}

const WIDTHS = [480, 960]
const QUALITY = 75

/** What `content/assets/close-ups.json` says of the shop's flat sample pictures, with the scenes it names. Server only. */
export function loadCloseUps(): CloseUps {
  const files = import.meta.glob<Record<string, Entry>>('../../../../../content/assets/close-ups.json', {
    eager: true,
    import: 'default',
  })
  return Object.fromEntries(
    Object.values(files)
      .flatMap(file => Object.entries(file))
      .flatMap(([asset, entry]) => {
        const scene = sceneNamed(entry.scene)
        return scene ? [[asset, closeUpOf(scene, entry)]] : []
      }),
  )
}

function closeUpOf(scene: SceneData, { crop, wrap, grow }: Entry): CloseUp {
  const { width, height, placements, files } = scene
  const part = crop ? parseCrop(crop) : wholeScene
  const layer = (file: string): Layer =>
    [...WIDTHS.filter(offered => offered < width), width].map(offered => ({
      width: offered,
      address: pictureUrl(`${sceneFolder(scene)}/${file}`, {
        width: offeredWidth(offered),
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
