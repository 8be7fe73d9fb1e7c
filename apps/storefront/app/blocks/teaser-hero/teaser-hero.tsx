import type { TeaserHero as TeaserHeroBlock } from '@passepartout/content-model'
import { withVisitorPhotoHash } from '@passepartout/mockups/own-photo-hint'
import { PhotoIcon } from '@passepartout/ui/icons'
import { HeroScene } from '../../features/hero/hero-scene.tsx'
import { Visual } from '../../features/images/visual.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { StartingPrices } from '../../features/prices/starting-price.tsx'
import { ChoosePhoto } from '../../features/visitor-photo/choose-photo.tsx'
import type { BlockProps, Page } from '../../platform/page.ts'
import { HeroVideo } from './hero-video.tsx'
import { WallLabel } from './wall-label.tsx'

/** Left of the text, with space above it. */
const PLACE = { width: 0.309, centreX: 0.405, top: 0.24 }
/** From this length (characters) a headline needs the smaller size to fit on four lines. */
const LONG = 34

/** One picture hung in real light, one sentence, one button; below 768 px the text is on paper under the picture. */
export function TeaserHero({ block, page, data }: BlockProps<TeaserHeroBlock, StartingPrices | undefined>) {
  return (
    <section className="relative" data-log="teaser-hero">
      <div className="relative h-[440px] md:h-[520px] nav:h-[clamp(440px,45.8vw,740px)]">
        <HeroBackground block={block} page={page} />
        {block.label && (
          <WallLabel
            page={page}
            label={block.label}
            prices={data}
            className="absolute right-4 bottom-4 nav:right-auto nav:max-xxl:bottom-5 nav:max-xxl:left-margin xxl:bottom-[28%] xxl:left-[6.4%]"
          />
        )}
      </div>
      <div className="max-nav:wrap py-6 md:max-nav:py-8 nav:pb-0 nav:absolute nav:top-0 nav:right-margin nav:left-[62.8%] nav:max-w-[32rem] nav:pt-[clamp(32px,4vw,64px)]">
        <div>
          <HeroText block={block} page={page} />
        </div>
      </div>
    </section>
  )
}

function HeroBackground({ block, page }: { block: TeaserHeroBlock; page: Page }) {
  if (block.scene) return <HeroScene block={block.scene} place={PLACE} className="h-full" />
  return (
    <div className="h-full bg-stage nav:w-[60%]">
      <div className="relative size-full">
        <Visual
          of={block}
          width={1280}
          height={740}
          sizes="(width >= 1000px) 60vw, 100vw"
          priority
          placeholder
        />
        {block.video && <HeroVideo page={page} source={block.video.filename} />}
      </div>
    </div>
  )
}

function HeroText({ block, page }: { block: TeaserHeroBlock; page: Page }) {
  const { headline, text, cta, note, takesPhoto } = block
  const { translate } = page
  const button = 'mt-5 max-sm:w-full md:mt-6 nav:mt-8'
  // The designer with this configuration and the visitor photo in it.
  const designer = takesPhoto && block.label?.link && urlOf(block.label.link, page)
  return (
    <>
      <h1 className={headline.length > LONG ? 'type-hero-long' : 'type-hero'}>{headline}</h1>
      {text && <p className="mt-4 text-18 md:mt-5">{text}</p>}
      {designer && (
        <a
          href={withVisitorPhotoHash(designer)}
          className={`button button-primary ${button} not-in-data-photo:hidden sm:mr-3`}
        >
          <PhotoIcon size={20} />
          {translate('own-photo.go-on')}
        </a>
      )}
      {takesPhoto && (
        <ChoosePhoto
          page={page}
          words="own-photo.show-here"
          className={`${designer ? 'button-primary in-data-photo:button-accent' : 'button-primary'} ${button}`}
        />
      )}
      <a
        href={urlOf(cta.link, page)}
        className={`button button-primary ${button} ${takesPhoto ? 'hidden noscript:inline-flex' : ''}`}
      >
        {block.scene && <PhotoIcon size={20} />}
        {cta.text}
      </a>
      {takesPhoto ? (
        <p className="mt-3 text-14">
          <span className="max-nav:text-muted in-data-photo:hidden">{translate('own-photo.stays')}</span>
          {!designer && (
            <a href={urlOf(cta.link, page)} className="text-link hit-44 not-in-data-photo:hidden">
              {cta.text}
            </a>
          )}
        </p>
      ) : (
        note && <p className="mt-3 text-14 max-nav:text-muted">{note}</p>
      )}
    </>
  )
}
