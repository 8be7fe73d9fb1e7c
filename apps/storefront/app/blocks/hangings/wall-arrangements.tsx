import type { WallArrangements as HangingsBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Arrangements of several pictures to adopt; a row to swipe on a phone. */
export function WallArrangements({ block, page }: BlockProps<HangingsBlock>) {
  return (
    <Section title={block.headline} text={block.text}>
      <ul className="gap-3 max-md:snap-row max-md:bleed-right md:grid md:grid-cols-3 md:gap-6">
        {block.items.map(item => (
          <li key={item._uid ?? item.title} className="tile max-md:w-[76vw]">
            <div className="tile-picture aspect-[5/6] nav:aspect-[411/480]">
              <ProductScene
                block={item.scene}
                sizes="(width >= 768px) 33vw, 76vw"
                aspect={null}
                className="h-full"
              />
            </div>
            <h3 className="type-h3 mt-caption">
              <a href={urlOf(item.link, page)} className="tile-link tile-name no-underline">
                {item.title}
              </a>
            </h3>
            <p className="mt-0.5 text-14 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
