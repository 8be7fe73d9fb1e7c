import { ArrowLeftIcon, ArrowRightIcon } from '@passepartout/ui/icons'
import { Section } from '@passepartout/ui/section'
import { MoreLink } from '../../features/frame/call-to-action.tsx'
import { addressOf } from '../../features/links/address.ts'
import { Visual } from '../../features/pictures/visual.tsx'
import { FromPrice, type FromPrices } from '../../features/prices/from-price.tsx'
import type { BlockProps } from '../../platform/page.ts'
import type { TeaserSlider as TeaserSliderBlock } from './schema.ts'

const BUTTON =
  'invisible grid size-11 place-items-center rounded-control border border-line-strong bg-raised hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-40 group-data-alive/slider:visible'

/** What scrolls has to be reached by the keyboard. */
const SCROLLS = { 'data-row': '', tabIndex: 0 }

/** A row of teasers that scrolls and snaps by itself; buttons and arrow keys come with the page's script. */
export function TeaserSlider({ block, page, data }: BlockProps<TeaserSliderBlock, FromPrices | undefined>) {
  const { translate } = page
  return (
    <Section title={block.headline} text={block.text} more={<MoreLink page={page} more={block.more} />}>
      <div className="group/slider" data-enhance="slider">
        <ul {...SCROLLS} aria-label={block.headline} className="snap-row bleed-right gap-3 md:gap-6">
          {block.items.map(item => (
            <li
              key={item._uid ?? item.title}
              className="tile w-[76vw] md:w-[calc((100%-3rem)/2.5)] xl:w-[calc((100%-4.5rem)/3.4)]"
            >
              <div className="tile-picture aspect-[5/6]">
                <Visual
                  of={item}
                  width={400}
                  height={480}
                  sizes="(width >= 1300px) 360px, (width >= 768px) 40vw, 76vw"
                />
              </div>
              <h3 className="type-h3 mt-caption">
                <a href={addressOf(item.link, page)} className="tile-link tile-name no-underline">
                  {item.title}
                </a>
              </h3>
              {item.text && <p className="mt-0.5 text-14 text-muted">{item.text}</p>}
              <FromPrice page={page} prices={data} of={item.fromPrice} className="mt-0.5 block text-15" />
            </li>
          ))}
        </ul>
        {block.items.length > 1 && (
          <div className="mt-5 flex justify-end gap-2 [@media(scripting:none)]:hidden">
            <button type="button" data-step="-1" aria-label={translate('media.previous')} className={BUTTON}>
              <ArrowLeftIcon size={20} />
            </button>
            <button type="button" data-step="1" aria-label={translate('media.next')} className={BUTTON}>
              <ArrowRightIcon size={20} />
            </button>
          </div>
        )}
      </div>
    </Section>
  )
}
