import type { TeaserInspiration as TeaserInspirationBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { Visual } from '../../features/images/visual.tsx'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Of five images on four columns one is large; in an incomplete last set none is, so that no gap remains. */
const SET = 5

/** Rooms and occasions as inspiration, hung as a mixed wall. */
export function TeaserInspiration({ block, page }: BlockProps<TeaserInspirationBlock>) {
  return (
    <Section title={block.headline} text={block.text} more={<SectionLink page={page} more={block.more} />}>
      <ul className="grid auto-rows-[44vw] grid-flow-dense grid-cols-2 gap-3 md:auto-rows-[clamp(180px,22vw,296px)] md:grid-cols-4 md:gap-6">
        {block.items.map((item, index) => {
          const large = index % SET === 0 && (index === 0 || index + SET <= block.items.length)
          return (
            <li
              key={item._uid ?? item.title}
              className={`tile flex min-h-0 flex-col ${large ? 'col-span-2 row-span-2' : ''}`}
            >
              <div className="tile-picture min-h-0 flex-1">
                <Visual
                  of={item}
                  width={large ? 628 : 302}
                  height={large ? 580 : 270}
                  sizes={large ? '(width >= 768px) 50vw, 100vw' : '(width >= 768px) 25vw, 50vw'}
                />
              </div>
              <h3 className="mt-2 max-nav:min-h-[2lh] font-medium font-text text-14 md:text-15">
                <a href={urlOf(item.link, page)} className="tile-link tile-name no-underline">
                  {item.title}
                </a>
              </h3>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
