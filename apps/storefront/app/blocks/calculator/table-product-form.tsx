import type { TableProductFormBlock as GoodsCalculatorBlock } from '@passepartout/content-model'
import { Notice } from '@passepartout/ui/notice'
import type { ReactNode } from 'react'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { Breadcrumb } from '../../features/links/breadcrumb.tsx'
import { ProductFormView } from '../../features/product-form/product-form-view.tsx'
import { PhotoStrip } from '../../features/visitor-photo/photo-strip.tsx'
import type { ProductFormData } from '../../features/wall-art-form/load-product-form.ts'
import type { BlockProps } from '../../platform/page.ts'
import { trackingAttributes } from '../../platform/tracking-attributes.ts'

/** Layout of a product on a table: images at the left, all choices at the right. */
export function TableProductForm({
  block,
  page,
  data,
  children,
}: BlockProps<GoodsCalculatorBlock, ProductFormData | undefined> & { children?: ReactNode }) {
  const [first, ...more] = block.scenes
  const designer = data?.configurator.designer
  return (
    <>
      <Breadcrumb page={page} title={block.headline} />
      <section
        data-configurator
        {...trackingAttributes('view_item', { kind: block.product })}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 pt-4 pb-section nav:gap-y-8 nav:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] min-[104rem]:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] nav:grid-rows-[1fr_auto]"
      >
        {/* An extra cell around the sticky element: a sticky grid item would stay stuck beside the row below. In a
            narrow window the name follows the first image, and further images the choices: what moves down there stays
            hidden until what stands above it has arrived, so that nothing jumps on a slow line. */}
        <div className="max-nav:contents">
          <div className="max-nav:contents nav:sticky nav:top-sticky">
            {first && (
              <div className="max-nav:-order-3 max-nav:-mx-margin">
                <ProductScene
                  block={first}
                  sizes="(width >= 1664px) 904px, (width >= 1000px) 776px, 100vw"
                  aspect={776 / 620}
                  priority
                />
              </div>
            )}
            {designer && (
              <PhotoStrip
                page={page}
                goOn={{ form: 'configurator', action: page.href(designer).split('?')[0] ?? '' }}
                className="max-nav:-order-1 nav:mt-2 max-nav:[section:not(:has(h1))_&]:hidden"
              />
            )}
            {more.length > 0 && (
              <div className="grid grid-cols-2 gap-2 max-nav:order-1 max-nav:-mx-margin nav:mt-2 max-nav:[section:not(:has([data-part=form-end]))_&]:hidden">
                {more.slice(0, 2).map(scene => (
                  <ProductScene
                    key={scene._uid ?? scene.scene}
                    block={scene}
                    sizes="(width >= 1000px) 384px, 50vw"
                    aspect={384 / 300}
                  />
                ))}
              </div>
            )}
          </div>
        </div>
        <div className="max-nav:contents nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:self-start">
          <div className="max-nav:-order-2">
            <h1 className="type-h1 font-display">{block.headline}</h1>
            <p className="mt-3 max-w-[44ch] text-18 text-muted">{block.text}</p>
          </div>
          {data ? (
            <ProductFormView page={page} {...data} />
          ) : (
            <Notice
              title={page.translate('product.failed-title')}
              text={page.translate('product.failed-text')}
            />
          )}
          <span hidden data-part="form-end" />
        </div>
        {children && <div className="min-w-0 max-nav:order-1 [&>.wrap]:w-full">{children}</div>}
      </section>
    </>
  )
}
