import type { WallLabel as Label } from '@passepartout/content-model'
import { urlOf } from '../../features/links/address.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import type { Page } from '../../platform/page.ts'

interface WallLabelProps {
  page: Page
  label: Label
  prices: StartingPrices | undefined
  className?: string
}

/** The museum label beside a hung picture: title, technique, size, price, and a link to exactly that configuration. */
export function WallLabel({ page, label, prices, className = '' }: WallLabelProps) {
  const text = (
    <>
      <strong className="block font-semibold">
        <span className="in-data-photo:hidden">{label.title}</span>
        <span className="not-in-data-photo:hidden">{page.translate('own-photo.yours')}</span>
      </strong>
      <span className="block">{label.technique}</span>
      {label.size && <span className="figures block">{label.size}</span>}
      <StartingPrice page={page} prices={prices} of={label.fromPrice} className="block" />
    </>
  )
  const look = `min-w-[172px] bg-raised px-3.5 py-3 text-13 leading-[1.35] shadow-card ${className}`
  if (!label.link) return <p className={look}>{text}</p>
  return (
    <a href={urlOf(label.link, page)} className={`${look} no-underline hover:[&>strong]:underline`}>
      {text}
    </a>
  )
}
