import type { TeaserSlider as TeaserSliderBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { Slider } from '@passepartout/ui/slider'
import { Visual } from '../../features/images/visual.tsx'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import { urlOf } from '../../features/links/address.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** A row of teasers that scrolls and snaps without a script; buttons and arrow keys come with the page's script. */
export function TeaserSlider({
  block,
  page,
  data,
}: BlockProps<TeaserSliderBlock, StartingPrices | undefined>) {
  const { translate } = page
  return (
    <Section title={block.headline} text={block.text} more={<SectionLink page={page} more={block.more} />}>
      <Slider
        label={block.headline}
        previous={translate('media.previous')}
        next={translate('media.next')}
        steps={block.items.length > 1}
      >
        {block.items.map(item => (
          <li
            key={item._uid ?? item.title}
            className="tile w-[76vw] md:w-[calc((100%-3rem)/2.5)] xxl:w-[calc((100%-4.5rem)/3.4)]"
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
              <a href={urlOf(item.link, page)} className="tile-link tile-name no-underline">
                {item.title}
              </a>
            </h3>
            {item.text && <p className="mt-0.5 text-14 text-muted">{item.text}</p>}
            <StartingPrice page={page} prices={data} of={item.fromPrice} className="mt-0.5 block text-15" />
          </li>
        ))}
      </Slider>
    </Section>
  )
}
