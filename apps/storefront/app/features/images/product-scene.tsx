import type { Scene as SceneBlock } from '@passepartout/content-model'
import { type Crop, fullScene, parseCrop } from '@passepartout/mockups'
import { Scene } from '@passepartout/mockups/scene'
import { SharedImage } from '../../platform/shared-part.tsx'
import { responsiveImage } from './image-url.ts'
import { findSamplePhoto } from './photos.ts'
import { findScene, sceneFolder } from './scenes.ts'

interface ProductSceneProps {
  block: SceneBlock
  /** Width of the box, as a `sizes` attribute. */
  sizes: string
  /** Width to height of the box; `null` leaves its height to the class. */
  aspect?: number | null
  priority?: boolean
  className?: string
  /** Overrides the block's own crop, as a thumbnail does. */
  crop?: Crop
}

/** A scene as an editor set it up: room, photos, crop. An unknown scene shows a background in the same space. */
export function ProductScene(props: ProductSceneProps) {
  const { block, sizes, aspect, priority, className, crop } = props
  // The page's head preloads the images of the first scene, so that scene is rendered with the page, not shared.
  if (priority) return <SceneOf {...props} />
  const { scene, photos, alt } = block
  const of = ['scene', scene, photos, alt, crop ?? block.crop, sizes, aspect, className]
  return <SharedImage of={of} draw={() => <SceneOf {...props} />} />
}

function SceneOf({ block, sizes, aspect, priority, className, crop }: ProductSceneProps) {
  const scene = findScene(block.scene)
  if (!scene)
    return (
      <div
        className={`scene ${className ?? ''}`}
        style={aspect ? { aspectRatio: String(aspect) } : undefined}
      />
    )
  return (
    <Scene
      scene={scene}
      folder={sceneFolder(scene)}
      photos={block.photos.map(findSamplePhoto)}
      alt={block.alt}
      picture={responsiveImage}
      sizes={sizes}
      crop={crop ?? (block.crop ? parseCrop(block.crop) : fullScene)}
      {...(aspect === undefined ? {} : { aspect })}
      {...(priority ? { priority } : {})}
      {...(className ? { className } : {})}
    />
  )
}
