import type { CSSProperties } from 'react'
import { type Crop, type Focus, fullScene, stageStyle } from './crop.ts'
import { quadPixelSize } from './homography.ts'
import { type ImageSource, scaleSizes, sourceAttributes } from './image-source.ts'
import { perspectiveStyle } from './perspective-style.ts'
import type { Placement, SceneData } from './scene-data.ts'

/** A photo for a placement: its path for the image source, and the part that must stay visible. */
export interface ScenePhoto {
  path: string
  focus?: Focus
  /** A finished design such as a card's: a visitor photo never replaces it. */
  isDesign?: boolean
}

export interface SceneProps {
  scene: SceneData
  /** Folder of the scene's files for the image source, such as `scenes/living-room`. */
  folder: string
  /** One photo per placement; fewer are repeated in turn. Edges take the photo of their front. */
  photos: readonly ScenePhoto[]
  alt: string
  picture: ImageSource
  /** Width of the box as in the `sizes` attribute. */
  sizes: string
  crop?: Crop
  /** The part that stays visible where the box has another aspect ratio than the crop. */
  focus?: Focus
  /** Aspect ratio of the box. Default: that of the crop; `null` leaves the height to the class. */
  aspect?: number | null
  /** The page's largest image: loaded eagerly. */
  priority?: boolean
  className?: string
}

const baseWidths = [480, 720, 960, 1280, 1800]
const photoWidths = [160, 320, 480, 720, 960, 1440]

/**
 * A product image composed by the browser: room, photo in perspective multiplied into its light, reflections on top.
 * Server-rendered, no script, no layout shift. `img[data-own-photo]` marks the images that a visitor photo replaces:
 * the largest one and all with the same sample; other photos of a gallery or a box stay.
 */
export function Scene(props: SceneProps) {
  const { scene, folder, photos, alt, picture, sizes, focus, priority, className } = props
  const crop = props.crop ?? fullScene
  const aspect = scene.width / scene.height
  const boxAspect = props.aspect === undefined ? (aspect * crop.width) / crop.height : props.aspect
  const stageSizes = scaleSizes(sizes, 1 / crop.width)
  const file = (name: string) => `${folder}/${name}`
  const base = picture(file(scene.files.base), { widths: baseWidths.filter(width => width <= scene.width) })
  const loading = priority ? 'eager' : 'lazy'
  const fronts = scene.placements.filter(placement => !placement.of)
  const photoOf = (placement: Placement) => {
    const index = fronts.findIndex(front => front.id === (placement.of ?? placement.id))
    return photos[Math.max(0, index) % photos.length]
  }
  const [place] = fronts.filter(front => !photoOf(front)?.isDesign).toSorted((a, b) => area(b) - area(a))
  const replaced = place && photoOf(place)
  const mask =
    scene.files.mask && picture(file(scene.files.mask), { widths: [Math.min(1200, scene.width)] }).src

  return (
    <div
      className={className ? `scene ${className}` : 'scene'}
      data-first={priority ? '' : undefined}
      style={boxAspect ? { aspectRatio: String(Number(boxAspect.toFixed(5))) } : undefined}
    >
      <div className="scene-stage" style={stageStyle(aspect, crop, focus)}>
        <img
          className="scene-layer"
          {...sourceAttributes(base)}
          sizes={stageSizes}
          alt={alt}
          width={scene.width}
          height={scene.height}
          loading={loading}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
        {photos.length > 0 && fronts.length > 0 && (
          <div className="scene-photos" style={mask ? maskStyle(mask) : undefined}>
            {scene.placements.map(placement => {
              const photo = photoOf(placement)
              return (
                photo && (
                  <PlacedPhoto
                    key={placement.id}
                    placement={placement}
                    front={fronts.find(front => front.id === placement.of)}
                    photo={photo}
                    isOwnPlace={photo === replaced}
                    stageWidth={scene.width}
                    picture={picture}
                    sizes={stageSizes}
                    loading={loading}
                  />
                )
              )
            })}
          </div>
        )}
        {scene.files.reflect && (
          <img
            className="scene-layer scene-reflection"
            {...sourceAttributes(
              picture(file(scene.files.reflect), { widths: [Math.min(1200, scene.width)] }),
            )}
            alt=""
            loading={loading}
            decoding="async"
          />
        )}
      </div>
    </div>
  )
}

interface PlacedPhotoProps {
  placement: Placement
  front: Placement | undefined
  photo: ScenePhoto
  /** A visitor photo replaces this image. */
  isOwnPlace: boolean
  stageWidth: number
  picture: ImageSource
  sizes: string
  loading: 'eager' | 'lazy'
}

function PlacedPhoto(props: PlacedPhotoProps) {
  const { placement, front, photo, isOwnPlace, stageWidth, picture, sizes, loading } = props
  const shown = front ?? placement
  const share = quadPixelSize(shown.quad)[0] / stageWidth
  const image = (
    <img
      data-own-photo={isOwnPlace ? shown.id : undefined}
      {...sourceAttributes(
        picture(photo.path, {
          widths: photoWidths.filter(width => width <= 320 || width <= stageWidth * share * 1.6),
        }),
      )}
      sizes={scaleSizes(sizes, share)}
      alt=""
      loading={loading}
      decoding="async"
      className={front ? 'scene-edge' : 'scene-photo'}
      style={
        front
          ? edgeStyle(placement, front, photo)
          : { ...perspectiveStyle(placement.quad, stageWidth, 2, placement.aspect), ...focusStyle(photo) }
      }
    />
  )
  if (!front) return image
  return (
    <span className="scene-photo" style={perspectiveStyle(placement.quad, stageWidth)}>
      {image}
    </span>
  )
}

// The whole front image mirrored at its border; the edge's box shows the strip next to it.
function edgeStyle(edge: Placement, front: Placement, photo: ScenePhoto): CSSProperties {
  const upright = edge.side === 'left' || edge.side === 'right'
  const share = upright ? front.widthMm / edge.widthMm : front.heightMm / edge.heightMm
  const length = `${Number((share * 100).toFixed(2))}%`
  const inward = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[edge.side ?? 'left']
  return {
    [upright ? 'width' : 'height']: length,
    [inward]: 0,
    transform: upright ? 'scaleX(-1)' : 'scaleY(-1)',
    ...focusStyle(photo),
  }
}

const area = ({ quad }: Placement) => {
  const [width, height] = quadPixelSize(quad)
  return width * height
}

const focusStyle = ({ focus }: ScenePhoto): CSSProperties =>
  focus ? { objectPosition: `${Math.round(focus[0] * 100)}% ${Math.round(focus[1] * 100)}%` } : {}

const maskStyle = (url: string): CSSProperties => ({ maskImage: `url(${url})` })
