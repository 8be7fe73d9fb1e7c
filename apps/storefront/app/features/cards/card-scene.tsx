import { Scene } from '@passepartout/mockups/scene'
import { responsiveImage } from '../images/image-url.ts'
import { findScene, sceneFolder } from '../images/scenes.ts'
import type { DisplayedCard } from './card-designs.ts'

interface CardSceneProps {
  scene: string
  cards: readonly DisplayedCard[]
  alt: string
  sizes: string
  priority?: boolean
  className?: string
  focus?: readonly [number, number]
}

/** Cards in a scene, one for each placement. */
export function CardScene({ scene: name, cards, alt, sizes, priority, className, focus }: CardSceneProps) {
  const scene = findScene(name)
  if (!scene) return <div className={`bg-stage ${className ?? ''}`} />
  return (
    <Scene
      scene={scene}
      folder={sceneFolder(scene)}
      photos={cards.map(({ palette }) => ({ path: palette.picture, isDesign: true }))}
      alt={alt}
      picture={responsiveImage}
      sizes={sizes}
      aspect={null}
      {...(focus ? { focus } : {})}
      {...(priority ? { priority } : {})}
      {...(className ? { className } : {})}
    />
  )
}
