import type { Scene as SceneBlock } from '@passepartout/content-model'
import { parseCrop } from '@passepartout/mockups'
import { Scene } from '@passepartout/mockups/scene'
import { responsiveImage } from '../images/image-url.ts'
import { findSamplePhoto } from '../images/photos.ts'
import { findScene, sceneFolder } from '../images/scenes.ts'
import { type HeroCropTarget, heroCrop } from './hero-crop.ts'

interface HeroSceneProps {
  block: SceneBlock
  place: HeroCropTarget
  /** An empty frame, as on the error page. */
  empty?: boolean
  className?: string
}

/**
 * A scene across the whole screen, cropped so that text fits beside its image; an editor's own crop takes precedence.
 */
export function HeroScene({ block, place, empty = false, className = '' }: HeroSceneProps) {
  const scene = findScene(block.scene)
  if (!scene) return <div className={`bg-stage ${className}`} />
  const { crop, focus } = heroCrop(scene, place)
  return (
    <Scene
      scene={scene}
      folder={sceneFolder(scene)}
      photos={empty ? [] : block.photos.map(findSamplePhoto)}
      alt={block.alt}
      picture={responsiveImage}
      sizes="(width >= 768px) 100vw, 210vw"
      crop={block.crop ? parseCrop(block.crop) : crop}
      focus={focus}
      aspect={null}
      priority
      className={className}
    />
  )
}
