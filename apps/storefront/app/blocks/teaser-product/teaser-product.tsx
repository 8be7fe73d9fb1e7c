import type { TeaserProduct as TeaserProductBlock } from '@passepartout/content-model'
import { CheckIcon } from '@passepartout/ui/icons'
import { Visual } from '../../features/images/visual.tsx'
import { urlOf } from '../../features/links/address.ts'
import { ExperimentPrice } from '../../features/prices/experiment-price.tsx'
import type { StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** One product: image, description, current price and link. */
export function TeaserProduct({
  block,
  page,
  data,
}: BlockProps<TeaserProductBlock, StartingPrices | undefined>) {
  return (
    <section className="wrap py-section">
      <div className="tile grid overflow-hidden rounded-surface border border-hairline bg-raised md:grid-cols-2">
        <div className="tile-picture aspect-[4/3] rounded-none! md:aspect-auto md:min-h-[clamp(300px,32vw,440px)]">
          <div className="size-full md:absolute md:inset-y-0 md:left-0 md:w-1/2">
            <Visual of={block} width={640} height={440} sizes="(width >= 768px) 50vw, 100vw" />
          </div>
        </div>
        <div className="flex flex-col items-start justify-center p-6 md:p-10">
          <h2 className="type-h2">{block.title}</h2>
          {block.text && <p className="type-lead mt-3">{block.text}</p>}
          {block.points && (
            <ul className="mt-4 grid gap-1.5">
              {block.points.map(point => (
                <li key={point} className="flex gap-2.5">
                  <CheckIcon size={20} className="mt-0.5 flex-none text-accent" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-md:w-full">
            <ExperimentPrice page={page} prices={data} of={block} className="type-price" />
            <a href={urlOf(block.cta.link, page)} className="button button-primary tile-link max-md:w-full">
              {block.cta.text}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
