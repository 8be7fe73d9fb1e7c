import { Scene } from '@passepartout/mockups/scene'
import { pictureSet } from '../pictures/picture-url.ts'
import { sceneFolder, sceneNamed } from '../pictures/scenes.ts'
import type { ShownCard } from './card-designs.ts'

interface CardSceneProps {
  scene: string
  cards: readonly ShownCard[]
  alt: string
  sizes: string
  priority?: boolean
  className?: string
  focus?: readonly [number, number]
}

/** Cards lying in a scene, one per placement. */
export function CardScene({ scene: name, cards, alt, sizes, priority, className, focus }: CardSceneProps) {
  const scene = sceneNamed(name)
  if (!scene) return <div className={`bg-stage ${className ?? ''}`} />
  return (
    <Scene
      scene={scene}
      folder={sceneFolder(scene)}
      photos={cards.map(({ palette }) => ({ path: palette.picture, isDesign: true }))}
      alt={alt}
      picture={pictureSet}
      sizes={sizes}
      aspect={null}
      {...(focus ? { focus } : {})}
      {...(priority ? { priority } : {})}
      {...(className ? { className } : {})}
    />
  )
}
