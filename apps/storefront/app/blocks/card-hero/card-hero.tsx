import type { CardHero as CardHeroBlock } from '@passepartout/content-model'
import { type Cards, pickCards } from '../../features/cards/card-designs.ts'
import { CardScene } from '../../features/cards/card-scene.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/**
 * Cards on a table in real light, none of them cropped; the text is right of the centre, on a phone below the image.
 */
export function CardHero({ block, page, data }: BlockProps<CardHeroBlock, Cards>) {
  const { headline, text, cta } = block
  return (
    <section className="relative" data-log="teaser-hero">
      <CardScene
        scene={block.scene}
        cards={pickCards(data, block.cards)}
        alt={block.alt}
        sizes="(width >= 768px) 100vw, 126vw"
        focus={[0.6, 0.1]}
        priority
        className="h-[min(84vw,440px)] md:h-[480px] nav:h-[clamp(460px,52vw,900px)]"
      />
      <div className="wrap pt-6 md:max-nav:pt-8 nav:absolute nav:inset-x-0 nav:top-0 nav:pt-[clamp(40px,6.4vw,92px)]">
        <div className="nav:ml-[calc(50%-60px)]">
          <h1 className={headline.length > 28 ? 'type-hero-long' : 'type-hero'}>{headline}</h1>
          {text && <p className="type-lead mt-4 max-w-[30em] text-ink! md:mt-5">{text}</p>}
          <a href={urlOf(cta.link, page)} className="button button-primary mt-6 max-sm:w-full nav:mt-8">
            {cta.text}
          </a>
        </div>
      </div>
    </section>
  )
}
