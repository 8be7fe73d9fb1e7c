import { PhotoIcon } from '@passepartout/ui/icons'
import { addressOf } from '../../features/links/address.ts'
import { ProductScene } from '../../features/pictures/product-scene.tsx'
import type { FromPrices } from '../../features/prices/from-price.tsx'
import type { BlockProps, Page } from '../../platform/page.ts'
import type { TeaserHero as TeaserHeroBlock } from './schema.ts'
import { WallLabel } from './wall-label.tsx'

/** One picture hung in real light, one sentence, one button; below 768 px the words stand on paper under the picture. */
export function TeaserHero({ block, page, data }: BlockProps<TeaserHeroBlock, FromPrices | undefined>) {
  return (
    <section className="relative">
      <div className="relative h-[440px] md:h-[clamp(460px,46vw,760px)]">
        <ProductScene
          block={block.scene}
          sizes="100vw"
          aspect={null}
          priority
          className="hero-scene h-full"
        />
        {block.label && (
          <WallLabel
            page={page}
            label={block.label}
            prices={data}
            className="absolute right-4 bottom-4 md:right-auto md:bottom-[28%] md:left-[max(var(--page-margin),6.2vw)]"
          />
        )}
      </div>
      <div className="wrap pt-6 md:absolute md:inset-x-0 md:top-0 md:pt-[clamp(32px,4vw,64px)]">
        <div className="md:ml-[64%] md:max-xl:ml-[60%]">
          <Words block={block} page={page} />
        </div>
      </div>
    </section>
  )
}

function Words({ block, page }: { block: TeaserHeroBlock; page: Page }) {
  const { headline, text, cta, note } = block
  return (
    <>
      <h1 className={headline.length > 28 ? 'type-hero-long' : 'type-hero'}>{headline}</h1>
      {text && <p className="mt-4 text-18 md:mt-5">{text}</p>}
      <a href={addressOf(cta.link, page)} className="button button-primary mt-5 max-md:w-full md:mt-8">
        <PhotoIcon size={20} />
        {cta.text}
      </a>
      {note && <p className="mt-3 text-14 max-md:text-muted">{note}</p>}
    </>
  )
}
