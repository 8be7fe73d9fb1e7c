import { frameRimMm, outerSizeMm, profileBorder, type WallArtAppearance } from '@passepartout/domain'
import type { CSSProperties, ReactNode } from 'react'
import { type ImageSource, scaleSizes, sourceAttributes } from './image-source.ts'
import type { ScenePhoto } from './scene.tsx'
import type { WallSceneData } from './scene-data.ts'

export interface WallSceneProps {
  scene: WallSceneData
  folder: string
  product: WallArtAppearance
  photo: ScenePhoto
  alt: string
  picture: ImageSource
  /** Width of the box as in the `sizes` attribute. */
  sizes: string
  /** Texts of the dimension lines, such as `90 cm`; without them none are drawn. */
  measures?: { width: string; height: string } | undefined
  /** Dashed outline of another format around the same centre. */
  ghost?: { widthMm: number; heightMm: number; text: string } | undefined
  priority?: boolean
  className?: string
  children?: ReactNode
}

type Variables = CSSProperties & Record<`--${string}`, string | number>

/**
 * A product on a bare wall, true to scale: whatever the size of the box, `widthMm * pixelsPerMm` scene pixels. The
 * class sets the box and the distance of the camera: `--box` (its width to height), `--near` (scene pixels across).
 * `--wall-paint` colours the wall without changing its light. For larger products the camera steps back and the
 * picture's centre stays in place.
 */
export function WallScene(props: WallSceneProps) {
  const {
    scene,
    folder,
    product,
    photo,
    alt,
    picture,
    sizes,
    measures,
    ghost,
    priority,
    className,
    children,
  } = props
  const { pixelsPerMm, centre } = scene.wall
  const outer = outerSizeMm(product)
  const [x, y] = wallCentreOf(scene, outer.heightMm)
  const base = picture(`${folder}/${scene.files.base}`, { widths: [720, 960, 1280, 1800] })
  const mask = picture(`${folder}/${scene.files.mask}`, { widths: [1200] }).src
  const light = picture(`${folder}/${scene.files.light}`, { widths: [1200], quality: 70 }).src
  const stage: Variables = {
    '--scene-w': scene.width,
    '--scene-h': scene.height,
    '--ratio': scene.width / scene.height,
    '--cx': round(centre[0] / scene.width),
    '--cy': round(centre[1] / scene.height),
    '--x': x,
    '--y': y,
    '--w': round(outer.widthMm * pixelsPerMm),
    '--h': round(outer.heightMm * pixelsPerMm),
  }

  return (
    <div
      className={className ? `scene wall ${className}` : 'scene wall'}
      data-first={priority ? '' : undefined}
    >
      <div className="wall-stage" style={stage}>
        <img
          className="scene-layer"
          {...sourceAttributes(base)}
          sizes={scaleSizes(sizes, 1.6)}
          alt={alt}
          width={scene.width}
          height={scene.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
        <div className="wall-paint" style={{ maskImage: `url(${mask})` }} />
        <div className="wall-hang" style={{ maskImage: `url(${mask})` }}>
          {ghost && (
            <div
              className="wall-ghost"
              style={
                {
                  '--gw': round(ghost.widthMm * pixelsPerMm),
                  '--gh': round(ghost.heightMm * pixelsPerMm),
                } as Variables
              }
            >
              <span>{ghost.text}</span>
            </div>
          )}
          <Product {...{ scene, product, photo, picture, sizes, light, priority: priority ?? false }} />
        </div>
        {measures && (
          <div className="wall-measures" aria-hidden="true">
            <div className="wall-measure wall-measure-width">
              <span>{measures.width}</span>
            </div>
            <div className="wall-measure wall-measure-height">
              <span>{measures.height}</span>
            </div>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

type ProductProps = Pick<WallSceneProps, 'scene' | 'product' | 'photo' | 'picture' | 'sizes'> & {
  light: string
  priority: boolean
}

function Product({ scene, product, photo, picture, sizes, light, priority }: ProductProps) {
  const { pixelsPerMm, shadowPerMm } = scene.wall
  const offWallMm = product.depthMm + product.standOffMm
  const style: Variables = {
    '--sx': round(shadowPerMm[0] * offWallMm * pixelsPerMm),
    '--sy': round(shadowPerMm[1] * offWallMm * pixelsPerMm),
    '--inset': round(frameRimMm(product) * pixelsPerMm),
  }
  const frame: Variables | undefined = product.frame && {
    '--frame': round(product.frame.widthMm * pixelsPerMm),
    '--frame-edge': product.frame.edgeColour,
    borderColor: profileBorder(product.frame),
    background: product.rim?.colour,
  }
  const focus = photo.focus
    ? { objectPosition: `${photo.focus[0] * 100}% ${photo.focus[1] * 100}%` }
    : undefined
  return (
    <div
      className="wall-product"
      data-edge={product.frame ? 'framed' : product.edge}
      data-matted={product.rim?.bevelled ? '' : undefined}
      style={style}
    >
      <div className="wall-face">
        {frame && <div className="wall-frame" style={frame} />}
        <div className="wall-picture">
          <img
            data-own-photo="wall"
            {...picture(photo.path, { widths: [480, 720, 960, 1440] })}
            sizes={scaleSizes(sizes, 0.6)}
            alt=""
            loading={priority ? 'eager' : 'lazy'}
            decoding="async"
            style={focus}
          />
        </div>
        <div className="wall-light" style={{ backgroundImage: `url(${light})` }} />
      </div>
    </div>
  )
}

/**
 * Centre of the picture in scene pixels: at eye height; a tall one moves up or down to stay on the free wall. It is
 * never drawn smaller.
 */
export function wallCentreOf(scene: WallSceneData, heightMm: number): readonly [x: number, y: number] {
  const { centre, free, pixelsPerMm } = scene.wall
  const half = (heightMm * pixelsPerMm) / 2
  const lowest = free.y + free.height - half
  const highest = free.y + half
  return [
    centre[0],
    round(lowest < highest ? (lowest + highest) / 2 : Math.min(Math.max(centre[1], highest), lowest)),
  ]
}

const round = (value: number) => Number(value.toFixed(3))
