import type { Comparison as ComparisonBlock, ComparisonColumn } from '@passepartout/content-model'
import { shopSettings } from '@passepartout/domain'
import { useExplanations } from '../../features/glossary/use-explanations.tsx'
import { Picture } from '../../features/images/picture.tsx'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import { urlOf } from '../../features/links/address.ts'
import { priceName } from '../../features/prices/price-name.ts'
import { sizeText } from '../../features/prices/size-text.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps } from '../../platform/page.ts'

const CELL = 'pt-9 pr-3 pb-3 hyphens-auto md:py-4'

/** Two or three materials side by side, as a table that screen readers can navigate. */
export function Comparison({ block, page, data }: BlockProps<ComparisonBlock, StartingPrices | undefined>) {
  const { explain, notes } = useExplanations(page)
  const columns = block.columns.map(column => ({
    ...column,
    price: priceName({ ...column, format: block.priceFormat }),
  }))
  const hasPrices = shopSettings(page.shop).overviewPrices && columns.some(({ price }) => data?.[price])
  return (
    <section className="wrap py-section">
      <div className="mb-section-head flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <h2 className="type-h2">{block.headline}</h2>
        <SectionLink page={page} more={block.more} />
      </div>
      <table className="w-full table-fixed border-collapse text-left text-13 md:text-16">
        <colgroup>
          <col className="w-0 md:w-[17%]" />
          <col span={columns.length} />
        </colgroup>
        <thead>
          <tr className="border-ink border-b align-top">
            <td className="p-0" />
            {columns.map(column => (
              <th key={column.title} scope="col" className="tile pr-3 pb-3 font-normal md:pr-10">
                <div
                  className={`tile-picture mb-2.5 aspect-square md:mb-4 ${columns.length > 2 ? 'md:aspect-[2/1]' : 'md:max-w-80'}`}
                >
                  <ColumnImage column={column} />
                </div>
                <a
                  href={urlOf(column.link, page)}
                  className="tile-link tile-name type-h3 text-15! no-underline hyphens-auto md:text-[1.1875rem]!"
                >
                  {column.title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(row => (
            <tr key={row.term} className="border-hairline border-b align-baseline">
              <Term>{row.term}</Term>
              {row.values.map((value, index) => (
                <td key={columns[index]?.title} className={CELL}>
                  {explain(value)}
                </td>
              ))}
            </tr>
          ))}
          {hasPrices && (
            <tr className="border-hairline border-b align-baseline">
              <Term>{page.translate('prices.price-for', { size: sizeText(page, block.priceFormat) })}</Term>
              {columns.map(column => (
                <td key={column.title} className={CELL}>
                  <StartingPrice page={page} prices={data} of={column.price} />
                  {!data?.[column.price] && <span aria-hidden="true">–</span>}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {notes()}
    </section>
  )
}

/** On a phone above its row, so that the values have the full width. */
function Term({ children }: { children: string }) {
  return (
    <th
      scope="row"
      className="relative p-0 align-top font-normal text-muted hyphens-auto md:py-4 md:pr-1 md:align-baseline"
    >
      <span className="max-md:absolute max-md:top-3 max-md:left-0 max-md:whitespace-nowrap">{children}</span>
    </th>
  )
}

function ColumnImage({ column }: { column: ComparisonColumn }) {
  if (column.scene) {
    return (
      <ProductScene
        block={column.scene}
        sizes="(width >= 768px) 24vw, 27vw"
        aspect={null}
        className="h-full"
      />
    )
  }
  return column.picture ? (
    <Picture
      asset={column.picture.filename}
      alt={column.picture.alt}
      width={300}
      height={150}
      sizes="(width >= 768px) 24vw, 27vw"
      className="size-full object-cover"
    />
  ) : null
}
