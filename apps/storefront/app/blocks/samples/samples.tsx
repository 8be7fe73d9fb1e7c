import type { Samples as SamplesBlock } from '@passepartout/content-model'
import { type Cards, pickCards } from '../../features/cards/card-designs.ts'
import { CardScene } from '../../features/cards/card-scene.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Sample cards first: the scene at the left, the steps in order at the right. */
export function Samples({ block, page, data }: BlockProps<SamplesBlock, Cards>) {
  return (
    <section className="wrap py-section [--tall:47rem] md:[--tall:34rem]">
      <div className="overflow-hidden bg-accent-soft max-md:-mx-margin md:grid md:grid-cols-2 md:rounded-surface nav:grid-cols-[7fr_5fr]">
        <div className="relative h-[68vw] md:h-auto md:min-h-[400px]">
          {/* Out of flow: with a height from the row it would be painted once before that is known. */}
          <div className="absolute inset-0">
            <CardScene
              scene={block.scene}
              cards={pickCards(data, block.cards)}
              alt={block.alt}
              sizes="(width >= 1000px) 58vw, (width >= 768px) 75vw, 100vw"
              className="h-full"
            />
          </div>
        </div>
        <div className="px-5 py-10 md:px-8 md:py-14 nav:px-14">
          <h2 className="type-h2">{block.headline}</h2>
          <ol className="mt-6">
            {block.items.map((item, index) => (
              <li key={item} className="flex gap-6 border-t border-accent/15 py-4">
                <span
                  aria-hidden="true"
                  className="w-6 flex-none font-display text-21 leading-tight text-accent"
                >
                  {index + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
          {block.cta && (
            <a href={urlOf(block.cta.link, page)} className="button button-primary mt-4 max-md:w-full">
              {block.cta.text}
            </a>
          )}
          {block.note && <p className="mt-4 text-14 text-muted">{block.note}</p>}
        </div>
      </div>
    </section>
  )
}
