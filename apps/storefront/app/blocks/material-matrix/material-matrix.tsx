import type { MaterialMatrix as MaterialMatrixBlock, MaterialMatrixItem } from '@passepartout/content-model'
import { shopSettings } from '@passepartout/domain'
import { ArrowRightIcon, CheckIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import { Picture } from '../../features/images/picture.tsx'
import { urlOf } from '../../features/links/address.ts'
import { priceName } from '../../features/prices/price-name.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps, Page } from '../../platform/page.ts'
import type { MatrixData } from './load-matrix.ts'
import { filterOf, matches } from './matrix-filter.ts'
import { MatrixFilter } from './matrix-filter.tsx'

/** All materials to compare, in their groups; a table on a laptop, a list on a phone. Filters are plain links. */
export function MaterialMatrix({
  block,
  page,
  data,
}: BlockProps<MaterialMatrixBlock, MatrixData | undefined>) {
  const { translate } = page
  const filter = filterOf(page.query)
  const groups = block.groups
    .map(group => ({
      ...group,
      items: group.items.filter(item => matches(filter, item, data?.surfaces[item.materialType])),
    }))
    .filter(({ items }) => items.length > 0)
  const total = block.groups.reduce((sum, { items }) => sum + items.length, 0)
  const anchor = block.anchor || 'materials'
  const hasPrices = shopSettings(page.shop).overviewPrices

  return (
    <section id={anchor} className="wrap py-section">
      <h2 className="type-h2 mb-6">{block.headline}</h2>
      <MatrixFilter
        page={page}
        active={filter}
        total={total}
        anchor={anchor}
        priceFormat={hasPrices ? block.priceFormat : undefined}
      />
      <table className="mt-4 w-full border-collapse text-left max-md:block md:mt-6">
        <caption className="sr-only">{block.headline}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-13 text-muted">
            <HeadCell columns={2}>{translate('matrix.material')}</HeadCell>
            <HeadCell>{translate('matrix.surface')}</HeadCell>
            <HeadCell>{translate('matrix.depth')}</HeadCell>
            <HeadCell>{translate('matrix.wet')}</HeadCell>
            <HeadCell>{translate('matrix.frameable')}</HeadCell>
            {hasPrices && <HeadCell className="pr-0! text-right">{translate('matrix.price')}</HeadCell>}
            <td className="head-cell">
              <div className={`border-ink border-b bg-surface ${HEAD_HEIGHT}`} />
            </td>
          </tr>
        </thead>
        {groups.map(group => (
          <tbody key={group.title} className="max-md:block">
            <tr className="max-md:block">
              <th
                scope="rowgroup"
                colSpan={hasPrices ? 8 : 7}
                className="type-h3 border-b border-hairline pt-8 pb-3 max-md:block max-md:border-ink"
              >
                {group.title}
              </th>
            </tr>
            {group.items.map(item => (
              <MatrixRow
                key={item.title}
                item={item}
                page={page}
                prices={hasPrices ? (data?.prices ?? {}) : undefined}
                format={block.priceFormat}
              />
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className="py-10 text-muted">{translate('matrix.none')}</p>}
    </section>
  )
}

/** Three lines on a tablet, where columns are narrow. */
const HEAD_HEIGHT = 'h-14 nav:h-11'

interface HeadCellProps {
  columns?: number
  className?: string
  children: ReactNode
}

/** Stays in view above its column. */
const HeadCell = ({ columns = 1, className = '', children }: HeadCellProps) => (
  <th scope="col" colSpan={columns} className="head-cell font-normal">
    <div
      className={`content-center border-ink border-b bg-surface pr-4 hyphens-auto leading-tight ${HEAD_HEIGHT} ${className}`}
    >
      {children}
    </div>
  </th>
)

interface MatrixRowProps {
  item: MaterialMatrixItem
  page: Page
  prices: StartingPrices | undefined
  format: string
}

function MatrixRow({ item, page, prices, format }: MatrixRowProps) {
  const { translate } = page
  const inFormat = priceName({ ...item, format })
  const price = prices?.[inFormat] ? inFormat : item.materialType
  const mark = (is: boolean) => (
    <td className="max-md:hidden">
      {is ? <CheckIcon size={18} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{translate(is ? 'matrix.yes' : 'matrix.no')}</span>
    </td>
  )
  return (
    <tr className="tile border-hairline border-b max-md:grid max-md:grid-cols-[6.875rem_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:py-3.5 md:h-[6.375rem] md:hover:bg-raised md:*:pr-4">
      <td className="md:w-[8.125rem]">
        <Picture
          asset={item.picture.filename}
          alt=""
          width={110}
          height={73}
          className="h-[4.5625rem] w-[6.875rem] object-cover"
        />
      </td>
      <th scope="row" className="min-w-0 font-normal md:py-2">
        <a href={urlOf(item.link, page)} className="tile-link tile-name font-semibold no-underline">
          {item.title}
        </a>
        <span className="block text-14 text-muted max-md:hidden">{item.text}</span>
        <span className="block text-13 text-muted md:hidden">
          {item.surface}, {item.depth}
          {item.wet && <span className="block">{translate('matrix.wet')}</span>}
        </span>
      </th>
      <td className="text-15 max-md:hidden">{item.surface}</td>
      <td className="whitespace-nowrap text-15 max-md:hidden">{item.depth}</td>
      {mark(item.wet)}
      {mark(item.frameable)}
      {prices && (
        <td className="text-right text-15 md:pr-0! [&_del]:block [&_del]:text-13">
          <StartingPrice page={page} prices={prices} of={price} />
        </td>
      )}
      <td className="pr-0! pl-3 max-md:hidden">
        <ArrowRightIcon size={18} aria-hidden="true" className="ml-auto text-accent" />
      </td>
    </tr>
  )
}
