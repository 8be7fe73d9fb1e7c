import type { MaterialStrips as MaterialStripsBlock } from '@passepartout/content-model'
import { Picture } from '../../features/images/picture.tsx'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import { urlOf } from '../../features/links/address.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps } from '../../platform/page.ts'

/**
 * One photograph cut into strips, each on its own material: the materials compare by touch. Labelled bands on a phone.
 */
export function MaterialStrips({
  block,
  page,
  data,
}: BlockProps<MaterialStripsBlock, StartingPrices | undefined>) {
  return (
    <section className="py-section">
      <div className="wrap mb-section-head flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <h2 className="type-h2">{block.headline}</h2>
          {block.text && <p className="type-lead measure mt-2">{block.text}</p>}
        </div>
        <SectionLink page={page} more={block.more} />
      </div>
      <ul className="md:flex">
        {block.items.map(item => (
          <li
            key={item.materialType}
            className="tile border-hairline max-md:grid max-md:grid-cols-[52%_1fr] max-md:items-center max-md:border-b flex-[1_1_0%] md:flex md:min-w-0 md:flex-col md:transition-[flex-grow] md:duration-240 md:ease-out md:hover:flex-[1.6_1_0%]"
          >
            <div className="overflow-hidden bg-stage">
              <Picture
                asset={item.picture.filename}
                alt={item.picture.alt}
                width={256}
                height={620}
                sizes="(width >= 768px) 24vw, 52vw"
                className="h-28 w-full object-cover md:h-[clamp(20rem,36vw,32.5rem)]"
              />
            </div>
            <div className="min-w-0 px-4 py-3 md:flex md:flex-1 md:flex-col md:px-3 md:pt-4 xxl:px-5">
              <h3 className="type-h3 hyphens-auto md:max-nav:text-15">
                <a href={urlOf(item.link, page)} className="tile-link tile-name no-underline">
                  {item.title}
                </a>
              </h3>
              <p className="mt-0.5 text-14 text-muted">{item.text}</p>
              <StartingPrice
                page={page}
                prices={data}
                of={item.fromPrice}
                className="mt-auto block pt-1 text-14"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
