import type { WallArtFormBlock as CalculatorBlock } from '@passepartout/content-model'
import { type FrameConfiguration, fillMessage, withColon } from '@passepartout/domain'
import { withDraftQuery } from '../../platform/draft-address.ts'
import type { Page } from '../../platform/page.ts'
import { Picture } from '../images/picture.tsx'
import { urlOf } from '../links/address.ts'
import { materialSwatch } from '../options/material-swatch.ts'
import { productUrlWithChoice } from './page-address.ts'
import type { UnavailableChoices } from './unavailable-choices.ts'

interface MaterialPickerProps {
  block: CalculatorBlock
  page: Page
  configuration: FrameConfiguration
  fallenAway: UnavailableChoices | undefined
}

/**
 * The other materials, side by side. Each links to its page with the current configuration; a script shows that page in
 * place of this one (`islands/materials.ts`).
 */
export function MaterialPicker({ block, page, configuration, fallenAway }: MaterialPickerProps) {
  const { translate } = page
  const current = block.links.find(({ materialType }) => materialType === block.materialType)
  const isGrouped = block.links.some(({ group }) => group)
  if (block.links.length < 2) return null
  // Without a configuration, the address of a material is the one that other pages link to.
  const isChosen = page.query.has('formatType')
  const addresses = block.links.map(({ link }) => urlOf(link, page))
  // A press before the page's script is there keeps the design that the page was opened for.
  const hrefOf = (address = '') =>
    withDraftQuery(isChosen ? productUrlWithChoice(address, configuration) : address, page.query.toString())
  return (
    <nav
      aria-label={translate('calculator.material')}
      className="mt-6 min-w-0"
      data-enhance="materials"
      data-choice={new URL(productUrlWithChoice('/', configuration), 'http://shop').search}
    >
      <p className="mb-2 py-1">
        {withColon(page.shop.locale, translate('calculator.material'))}{' '}
        <strong className="font-semibold">{current?.title ?? block.headline}</strong>
      </p>
      <ul data-keeps-scroll="materials" className="snap-row bleed-right nav:mr-0 gap-2.5 py-1 nav:pr-0">
        {block.links.map((item, index) => (
          <li key={item.materialType} className={`relative w-[74px] ${isGrouped ? 'pt-6' : ''}`}>
            {item.group && (
              <span className="absolute top-0 left-0 whitespace-nowrap text-13 text-muted">{item.group}</span>
            )}
            <a
              id={`material-${item.materialType}`}
              data-material={addresses[index]}
              href={hrefOf(addresses[index])}
              aria-current={item.materialType === block.materialType ? 'page' : undefined}
              className="group block text-center text-13 leading-tight text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <Labels labels={block.labels} index={index} />
              <span className="block p-[3px] ring-accent ring-inset group-aria-[current=page]:ring-2">
                <Picture
                  asset={materialSwatch(item.materialType)}
                  alt=""
                  width={68}
                  height={68}
                  quality={82}
                  className="aspect-square w-full object-cover"
                />
              </span>
              <span className="mt-1.5 block hyphens-auto group-hover:text-ink group-hover:underline">
                {item.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p role="status" data-fallen-away="" className={fallenAway ? 'mt-3 text-14' : 'sr-only'}>
        {fallenAway && wordsOf(fallenAway, page)}
      </p>
    </nav>
  )
}

function wordsOf({ dropped, format }: UnavailableChoices, { translate, shop: { locale } }: Page): string {
  const list = new Intl.ListFormat(locale).format(dropped)
  return [
    ...(dropped.length > 0 ? [fillMessage(translate('materials.dropped'), { list }, locale)] : []),
    ...(format ? [fillMessage(translate('materials.format'), format, locale)] : []),
  ].join(' ')
}

/** The editor's labels for this option. */
function Labels({ labels = [], index }: { labels: CalculatorBlock['labels']; index: number }) {
  return labels
    .filter(label => label.index === index)
    .map(({ text, backgroundColor, textColor }) => (
      <span
        key={text}
        className="badge absolute -mt-1.5 -ml-1"
        style={{
          ...(backgroundColor ? { background: backgroundColor } : {}),
          ...(textColor ? { color: textColor } : {}),
        }}
      >
        {text}
      </span>
    ))
}
