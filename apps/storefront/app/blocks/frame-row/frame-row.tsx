import type { FrameRow as FrameRowBlock } from '@passepartout/content-model'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { urlOf } from '../../features/links/address.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** The frames as hung objects, side by side; a row to swipe on a phone. */
export function FrameRow({ block, page, data }: BlockProps<FrameRowBlock, StartingPrices | undefined>) {
  return (
    <section id={block.anchor || undefined} className="wrap py-section">
      <h2 className="type-h2 mb-section-head">{block.headline}</h2>
      <ul className="max-md:snap-row max-md:bleed-right grid gap-3 md:grid-cols-3 xxl:grid-cols-6">
        {block.items.map(item => (
          <li key={item._uid ?? item.title} className="tile max-md:w-[38vw]">
            <div className="tile-picture aspect-square">
              <ProductScene
                block={item.scene}
                sizes="(width >= 1300px) 203px, (width >= 768px) 33vw, 38vw"
                aspect={1}
              />
            </div>
            <h3 className="mt-caption font-semibold text-15">
              <a href={urlOf(item.link, page)} className="tile-link tile-name no-underline">
                {item.title}
              </a>
            </h3>
            <StartingPrice
              page={page}
              prices={data}
              of={item.fromPrice}
              className="block font-normal! text-14 text-muted"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
