import { sizeText } from '../../features/prices/size-text.ts'
import type { Page } from '../../platform/page.ts'
import { type MatrixFilterName, matrixFilters } from './matrix-filter.ts'

interface MatrixFilterProps {
  page: Page
  active: MatrixFilterName | undefined
  total: number
  anchor: string
  /** Missing where a shop shows no prices in overviews. */
  priceFormat: string | undefined
}

/** Chips that link to the same page with fewer rows. */
export function MatrixFilter({ page, active, total, anchor, priceFormat }: MatrixFilterProps) {
  const { translate } = page
  const href = (name?: MatrixFilterName) =>
    `${page.href(page.path)}${name ? `?material=${name}` : ''}#${anchor}`
  const chip = (name: MatrixFilterName | undefined, text: string) => (
    <li key={text}>
      <a
        href={href(name === active ? undefined : name)}
        aria-current={name === active ? 'true' : undefined}
        className="chip aria-[current=true]:border-ink! aria-[current=true]:bg-ink! aria-[current=true]:text-raised!"
      >
        {text}
      </a>
    </li>
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <nav aria-label={translate('matrix.filter')} className="max-w-full">
        <ul className="snap-row max-md:bleed-right gap-2 md:flex-wrap">
          {chip(undefined, translate('matrix.all', { count: total }))}
          {matrixFilters.map(name => chip(name, translate(`matrix.filter-${name}`)))}
        </ul>
      </nav>
      {priceFormat && (
        <p className="figures text-14 text-muted">
          {translate('prices.prices-for', { size: sizeText(page, priceFormat) })}
        </p>
      )}
    </div>
  )
}
