import type { FrameWithoutPrintBlock as FrameAloneBlock } from '@passepartout/content-model'
import { isWallScene } from '@passepartout/mockups'
import { WallScene } from '@passepartout/mockups/wall-scene'
import { Notice } from '@passepartout/ui/notice'
import { responsiveImage } from '../../features/images/image-url.ts'
import { findSamplePhoto } from '../../features/images/photos.ts'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { findScene, sceneFolder } from '../../features/images/scenes.ts'
import { ProductFormView } from '../../features/product-form/product-form-view.tsx'
import type { BlockProps } from '../../platform/page.ts'
import type { FrameOnWall, FrameWithoutPrintData } from './load-frame-without-print.ts'

/** Frames without a picture: one to choose beside a preview, added to the cart without the designer. */
export function FrameWithoutPrint({
  block,
  page,
  data,
}: BlockProps<FrameAloneBlock, FrameWithoutPrintData | undefined>) {
  return (
    <section
      id={block.anchor || undefined}
      data-configurator
      className="wrap grid gap-x-14 gap-y-6 py-section nav:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
    >
      {/* An extra cell around the sticky element, so that it ends with the form. */}
      <div>
        <div className="nav:sticky nav:top-sticky">
          <h2 className="type-h2">{block.headline}</h2>
          <p className="mt-3 max-w-[52ch] text-18 text-muted">{block.text}</p>
          <div className="mt-6" data-part="gallery">
            <Picture block={block} hung={data?.wall} />
          </div>
        </div>
      </div>
      <div>
        {data ? (
          <ProductFormView page={page} {...data} />
        ) : (
          <Notice
            title={page.translate('product.failed-title')}
            text={page.translate('product.failed-text')}
          />
        )}
      </div>
    </section>
  )
}

const SIZES = '(width >= 1000px) 776px, 100vw'

/** The chosen frame to scale, around the photo of the editors' scene; that scene where the frame cannot be drawn. */
function Picture({ block, hung }: { block: FrameAloneBlock; hung: FrameOnWall | undefined }) {
  const scene = findScene('living-room-empty')
  const [photo] = block.scene.photos
  if (!hung || !photo || !scene || !isWallScene(scene))
    return <ProductScene block={block.scene} sizes={SIZES} aspect={4 / 3} />
  return (
    <WallScene
      scene={scene}
      folder={sceneFolder(scene)}
      photo={findSamplePhoto(photo)}
      alt={hung.alt}
      picture={responsiveImage}
      sizes={SIZES}
      product={hung.product}
      measures={hung.measures}
      className="wall-near aspect-[4/3]"
    />
  )
}
