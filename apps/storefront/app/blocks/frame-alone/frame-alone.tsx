import type { FrameAlone as FrameAloneBlock } from '@passepartout/content-model'
import { Notice } from '@passepartout/ui/notice'
import { ConfiguratorForm } from '../../features/configurator/configurator-form.tsx'
import { ProductScene } from '../../features/pictures/product-scene.tsx'
import type { BlockProps } from '../../platform/page.ts'
import type { FrameAloneData } from './load-frame-alone.ts'

/** Frames without a picture: one to choose beside what they look like, into the cart without the designer. */
export function FrameAlone({ block, page, data }: BlockProps<FrameAloneBlock, FrameAloneData | undefined>) {
  return (
    <section
      id={block.anchor || undefined}
      data-configurator
      className="wrap grid gap-x-14 gap-y-6 py-section nav:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
    >
      {/* A cell of its own holds what sticks, so that it ends with the form. */}
      <div>
        <div className="nav:sticky nav:top-sticky">
          <h2 className="type-h2">{block.headline}</h2>
          <p className="mt-3 max-w-[52ch] text-18 text-muted">{block.text}</p>
          <div className="mt-6">
            <ProductScene block={block.scene} sizes="(width >= 1000px) 776px, 100vw" aspect={4 / 3} />
          </div>
        </div>
      </div>
      <div>
        {data ? (
          <ConfiguratorForm page={page} {...data} />
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
