import type { OverviewHead as OverviewHeadBlock } from '@passepartout/content-model'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { urlOf } from '../../features/links/address.ts'
import { longestWordStyle } from '../../features/product-list/longest-word-style.ts'
import type { BlockProps } from '../../platform/page.ts'

/**
 * Head of an overview: title and links on paper, one large scene beside it; on a phone the scene comes first. Both have
 * a fixed place, so that the scene never appears in the place of text that is still loading.
 */
export function OverviewHead({ block, page }: BlockProps<OverviewHeadBlock>) {
  return (
    <section className="@container bg-raised md:grid md:min-h-[clamp(24rem,39vw,35rem)] md:grid-cols-[5fr_7fr] 2xl:min-h-160">
      <ProductScene
        block={block.scene}
        sizes="(width >= 768px) 58vw, 100vw"
        aspect={null}
        priority
        className="aspect-[10/9] md:col-start-2 md:row-start-1 md:aspect-auto md:h-full"
      />
      <div className="flex flex-col justify-center px-margin md:col-start-1 md:row-start-1 pt-6 pb-8 md:py-14 md:pr-10 md:pl-[max(var(--page-margin),(100cqw-var(--content-width))/2)]">
        <h1 className="type-overview font-display" style={longestWordStyle(block.headline)}>
          {block.headline}
        </h1>
        <p className="type-lead mt-3 max-w-[24em] md:mt-5">{block.text}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-8">
          <a href={urlOf(block.cta.link, page)} className="button button-primary max-md:w-full">
            {block.cta.text}
          </a>
          {block.secondary && (
            <a href={urlOf(block.secondary.link, page)} className="text-link hit-44">
              {block.secondary.text}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
