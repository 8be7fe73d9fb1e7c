import type { WallArtCalculator as CalculatorBlock } from '@passepartout/content-model'
import { withColon } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'
import { materialSwatch } from '../options/material-swatch.ts'
import { Picture } from '../pictures/picture.tsx'

/** The other materials, one beside the other; each leads to its page. */
export function MaterialPicker({ block, page }: { block: CalculatorBlock; page: Page }) {
  const { translate } = page
  const current = block.links.find(({ materialType }) => materialType === block.materialType)
  const isGrouped = block.links.some(({ group }) => group)
  if (block.links.length < 2) return null
  return (
    <nav aria-label={translate('calculator.material')} className="mt-6 min-w-0">
      <p className="mb-2 py-1">
        {withColon(page.shop.locale, translate('calculator.material'))}{' '}
        <strong className="font-semibold">{current?.title ?? block.headline}</strong>
      </p>
      <ul className="snap-row bleed-right nav:mr-0 gap-2.5 py-1 nav:pr-0">
        {block.links.map((item, index) => (
          <li key={item.materialType} className={`relative w-[74px] ${isGrouped ? 'pt-6' : ''}`}>
            {item.group && (
              <span className="absolute top-0 left-0 whitespace-nowrap text-13 text-muted">{item.group}</span>
            )}
            <a
              href={addressOf(item.link, page)}
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
    </nav>
  )
}

/** What an editor wrote at this option. */
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
