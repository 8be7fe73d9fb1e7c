import type { PhotoDrop as PhotoDropBlock } from '@passepartout/content-model'
import { fixedImage } from '../../features/images/image-url.ts'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { urlOf } from '../../features/links/address.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import { ChoosePhoto, RemovePhoto } from '../../features/visitor-photo/choose-photo.tsx'
import type { BlockProps } from '../../platform/page.ts'

/**
 * One photo in every product: the whole band is a drop zone; the photo then appears in every image of shop and band.
 */
export function PhotoDrop({ block, page, data }: BlockProps<PhotoDropBlock, StartingPrices | undefined>) {
  const { translate } = page
  const [first] = block.tiles
  const sample = first?.scene.photos[0]
  return (
    <section
      data-band=""
      className="@container bg-band text-on-band nav:grid nav:grid-cols-[minmax(0,44fr)_minmax(0,56fr)]"
    >
      <div className="flex flex-col justify-center px-margin py-14 md:py-16 nav:pr-12 nav:pl-[max(var(--page-margin),(100cqw-var(--content-width))/2)] [&_:focus-visible]:outline-on-band">
        <h2 className="type-band">{block.headline}</h2>
        <p className="mt-4 max-w-[27em] text-18">{block.text}</p>
        <div className="mt-6 flex items-center gap-4 border border-on-band/60 border-dashed p-4 in-data-photo-drag:border-solid in-data-photo-drag:border-accent in-data-photo-drag:bg-accent-soft in-data-photo-drag:text-ink md:max-w-[480px] md:gap-5 md:p-7">
          {sample && (
            <span className="flex-none -rotate-3 bg-raised p-2 pb-5 shadow-float max-[359px]:hidden">
              {/* An extra box: an image without alternative text that fails to load takes no space. */}
              <span className="block size-[84px] md:size-[96px]">
                <img
                  data-own-photo="print"
                  {...fixedImage(`/_assets/photos/${sample}.jpg`, { width: 96, height: 96 })}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              </span>
            </span>
          )}
          <div className="min-w-0">
            <p className="font-semibold">
              <span className="in-data-photo:hidden">{translate('own-photo.sample')}</span>
              <span className="not-in-data-photo:hidden">{translate('own-photo.yours')}</span>
            </p>
            <p className="mt-1 text-14">
              <span className="in-data-photo:hidden">{translate('own-photo.formats')}</span>
              <span className="not-in-data-photo:hidden">{translate('own-photo.in-all')}</span>
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
              <ChoosePhoto page={page} className="button-paper button-small max-md:px-3" />
              <RemovePhoto page={page} className="hit-44 text-14 underline underline-offset-4" />
            </div>
            {first && (
              <a
                href={urlOf(first.link, page)}
                className="button button-paper button-small hidden noscript:inline-flex"
              >
                {first.title}
              </a>
            )}
          </div>
        </div>
        <p className="mt-4 text-14">{block.note}</p>
      </div>
      <ul className="max-md:snap-row max-md:gap-3 md:grid max-md:px-5 max-md:pb-14 md:grid-cols-3">
        {block.tiles.map(tile => (
          <li key={tile._uid ?? tile.title} className="tile overflow-hidden max-md:w-[76%]">
            <div className="tile-picture h-[76vw] rounded-none md:h-full md:min-h-[clamp(260px,25vw,360px)]">
              <ProductScene
                block={tile.scene}
                sizes="(width >= 1000px) 19vw, (width >= 768px) 28vw, 76vw"
                aspect={null}
                className="h-full"
              />
            </div>
            <p className="absolute bottom-0 left-0 flex gap-2.5 bg-raised px-2.5 py-1.5 text-14 text-ink">
              <a href={urlOf(tile.link, page)} className="tile-link tile-name font-semibold no-underline">
                {tile.title}
              </a>
              <StartingPrice page={page} prices={data} of={tile.fromPrice} className="font-normal!" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
