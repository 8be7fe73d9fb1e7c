import type { ImageText as ImageTextBlock } from '@passepartout/content-model'
import { useExplanations } from '../../features/glossary/use-explanations.tsx'
import { Picture } from '../../features/images/picture.tsx'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** One large detail image with a text beside it, from edge to edge. */
export function ImageText({ block, page, data }: BlockProps<ImageTextBlock, StartingPrices | undefined>) {
  const { explain, notes } = useExplanations(page)
  const textFirst = block.side === 'right'
  return (
    <section className="@container mt-section bg-raised md:grid md:grid-cols-2">
      <div
        className={`relative aspect-[8/5] bg-stage md:aspect-auto md:min-h-[39vw] ${textFirst ? 'md:col-start-2 md:row-start-1' : ''}`}
      >
        <Picture
          asset={block.picture.filename}
          alt={block.picture.alt}
          width={960}
          height={750}
          sizes="(width >= 768px) 50vw, 100vw"
          className="size-full object-cover md:absolute md:inset-0"
        />
      </div>
      <div
        className={`flex flex-col justify-center px-margin py-10 ${textFirst ? 'md:pr-10 md:pl-[max(var(--page-margin),(100cqw-var(--content-width))/2)]' : 'md:px-[clamp(2.5rem,6.5vw,6rem)]'}`}
      >
        <h2 className="type-h2 max-w-[11em]">{block.headline}</h2>
        <p className="type-lead mt-3 max-w-[28em] md:mt-5">{explain(block.text)}</p>
        {notes()}
        <StartingPrice page={page} prices={data} of={block.fromPrice} className="mt-3 block" />
        {block.cta && (
          <p className="mt-5 md:mt-7">
            <SectionLink page={page} more={block.cta} />
          </p>
        )}
      </div>
    </section>
  )
}
