import { Scene } from '@passepartout/mockups/scene'
import { Notice } from '@passepartout/ui/notice'
import type { Page } from '../../platform/page.ts'
import { designSceneImages } from '../images/design-image.ts'
import { EnlargeButton } from '../images/enlarge-button.tsx'
import { sceneFolder } from '../images/scenes.ts'
import { type TileImageOptions, TileImageView } from '../images/tile-image.tsx'
import { CardInEnvelope } from './card-in-envelope.tsx'
import { FramedImage } from './framed-image.tsx'
import type { ProductDetail, ProductImage } from './product-detail.ts'

/** Every page of a product large, in a row to swipe; with thumbnails on a laptop and dots on a phone. */
export function ProductGallery({ page, product }: { page: Page; product: ProductDetail }) {
  const { translate } = page
  const { pictures } = product
  if (pictures.length === 0) return <Notice title={product.name} text={translate('product.no-picture')} />
  const names = pictures.map(picture => {
    const { name, role } = picture
    if ('scene' in picture) return translate(`product.place-${picture.scene.place}`)
    return name ?? (role && translate(`product.page-${role}`))
  })
  const pageName = (index: number) => names[index] ?? String(index + 1)
  const scrolls = pictures.length > 1
  return (
    <>
      <div className="relative">
        <ul
          data-views=""
          aria-label={translate('calculator.views')}
          {...(scrolls ? { tabIndex: 0 } : {})}
          className="snap-row aspect-[74/70] snap-mandatory overflow-y-hidden rounded-picture bg-stage"
        >
          {pictures.map((picture, index) => (
            <li
              key={keyOf(picture)}
              id={`view-${index + 1}`}
              data-shows={visibleImageKey(picture)}
              className="grid size-full place-items-center overflow-hidden"
            >
              <GalleryImage
                of={picture}
                stage={74 / 70}
                width={740}
                sizes="(width >= 1664px) 904px, (width >= 1376px) 744px, (width >= 1000px) 54vw, 92vw"
                alt={translate('product.picture', { name: product.name, page: pageName(index) })}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        <EnlargeButton page={page} className="right-3 bottom-3" />
        {scrolls && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center gap-2 nav:hidden"
          >
            {pictures.map((picture, index) => (
              <span
                key={keyOf(picture)}
                data-current={index === 0 ? '' : undefined}
                className="size-2 rounded-full bg-ink/30 data-current:bg-ink"
              />
            ))}
          </p>
        )}
      </div>
      {scrolls && (
        <ol
          className={`mt-4 grid gap-3 max-nav:hidden ${pictures.length % 6 === 0 ? 'grid-cols-6' : 'grid-cols-5'}`}
        >
          {pictures.map((picture, index) => (
            <li key={keyOf(picture)} className="text-center text-13 text-muted has-[[aria-current]]:text-ink">
              <a
                href={`#view-${index + 1}`}
                data-view={index}
                aria-current={index === 0 ? 'true' : undefined}
                className="mb-1.5 grid aspect-square place-items-center overflow-hidden rounded-picture bg-stage outline-accent aria-[current=true]:outline-2"
              >
                <GalleryImage of={picture} stage={1} width={140} sizes="140px" />
                <span className="sr-only">{translate('calculator.view', { number: index + 1 })}</span>
              </a>
              {names[index]}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const keyOf = (of: ProductImage) =>
  'scene' in of
    ? of.scene.scene.name
    : `${of.role === 'envelope' ? 'envelope ' : ''}${of.picture.sources[0]?.src}`

/** Changes when a choice changes the visible image. */
function visibleImageKey(of: ProductImage): string {
  if ('scene' in of) return of.photos.map(({ path }) => path).join(' ')
  const { sources, corners = '' } = of.picture
  const around =
    'envelope' in of
      ? [of.envelope.colour, JSON.stringify(of.envelope.lining ?? '')]
      : [JSON.stringify(of.framing ?? '')]
  return [sources[0]?.src, corners, ...around].filter(Boolean).join(' ')
}

interface GalleryImageProps extends TileImageOptions {
  of: ProductImage
}

function GalleryImage({ of, ...shown }: GalleryImageProps) {
  if ('envelope' in of) return <CardInEnvelope picture={of.picture} envelope={of.envelope} {...shown} />
  if (!('scene' in of) && of.framing)
    return <FramedImage picture={of.picture} framing={of.framing} {...shown} />
  if (!('scene' in of)) return <TileImageView picture={of.picture} right={of.right} {...shown} />
  const { scene, crop } = of.scene
  return (
    <Scene
      scene={scene}
      folder={sceneFolder(scene)}
      photos={of.photos}
      alt={shown.alt ?? ''}
      picture={designSceneImages}
      sizes={shown.sizes}
      crop={crop}
      aspect={shown.stage}
      className="w-full"
      {...(shown.priority ? { priority: true } : {})}
    />
  )
}
