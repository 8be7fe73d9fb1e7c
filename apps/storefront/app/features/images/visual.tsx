import type { Asset, Scene } from '@passepartout/content-model'
import { findSamplePhoto } from './photos.ts'
import { Picture } from './picture.tsx'
import { ProductScene } from './product-scene.tsx'

interface VisualProps {
  /** The editor's choice; with neither, a grey background is shown. */
  of: { scene?: Scene | undefined; picture?: Asset | undefined }
  /** Displayed size in CSS pixels, or the aspect ratio if the box sets the size. */
  width: number
  height: number
  sizes: string
  priority?: boolean
  placeholder?: boolean
  className?: string
}

/** Scene or image of a teaser; it fills its box, which reserves the space. */
export function Visual({ of, priority, className = '', ...shape }: VisualProps) {
  const { scene, picture } = of
  if (scene) {
    return (
      <ProductScene
        block={scene}
        sizes={shape.sizes}
        aspect={null}
        className={`h-full ${className}`}
        {...(priority ? { priority } : {})}
      />
    )
  }
  if (!picture) return <div className={`size-full bg-skeleton ${className}`} />
  return (
    <Picture
      asset={picture.filename}
      alt={picture.alt}
      position={positionOf(picture.filename)}
      className={`size-full object-cover ${className}`}
      {...shape}
      {...(priority ? { priority } : {})}
    />
  )
}

function positionOf(asset: string): string {
  const [, id] = /^\/_assets\/photos\/([^/?]+)\.jpg/.exec(asset) ?? []
  const focus = id ? findSamplePhoto(id).focus : undefined
  return focus ? `${Math.round(focus[0] * 100)}% ${Math.round(focus[1] * 100)}%` : ''
}
