import type { Page } from '../../platform/page.ts'
import { NumberField, SelectRow } from './number-fields.tsx'
import type { QuantitySection } from './product-form.ts'

const MOST_ROWS = 8

interface QuantityFieldProps {
  section: QuantitySection
  page: Page
  /** Address of the page with another quantity. */
  addressOf: (quantity: number) => string
}

/** Quantity: those at which the unit price falls, and any other by typing. */
export function QuantityField({ section, page, addressOf }: QuantityFieldProps) {
  const { translate } = page
  const rows = rowsOf(section)
  const other = rows.length > 1 ? translate('configurator.other-quantity') : section.legend
  return (
    <div id="prices" className="scroll-mt-24">
      {rows.length > 1 && (
        <table className="figures mb-4 w-full text-15">
          <caption className="pb-2 text-left font-semibold">
            {section.legend}
            {/* Screen readers get this text from the head of the table. */}
            <span aria-hidden="true" className="float-right pr-20 font-normal text-muted">
              {translate('configurator.unit-price')}
            </span>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{section.legend}</th>
              <th scope="col">{translate('configurator.unit-price')}</th>
              <th scope="col">{translate('configurator.saving')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, price, net, saving, chosen }) => (
              <tr
                key={from}
                className="relative border-b border-hairline has-[[aria-current]]:bg-accent-soft hover:bg-row-hover"
              >
                <th scope="row" className="h-11 pl-3 text-left font-normal">
                  <a
                    href={addressOf(from)}
                    rel="nofollow"
                    data-set={section.name}
                    data-value={from}
                    aria-current={chosen ? 'true' : undefined}
                    className="flex items-center gap-3 no-underline before:box-border before:size-4.5 before:rounded-full before:border before:border-line-strong after:absolute after:inset-0 aria-[current]:font-semibold aria-[current]:before:border-[5px] aria-[current]:before:border-accent focus-visible:-outline-offset-2"
                  >
                    {translate('configurator.pieces', { count: from })}
                  </a>
                </th>
                <td data-net={net} className="text-right whitespace-nowrap">
                  {price}
                </td>
                <td className="w-20 pr-3 text-right text-14 whitespace-nowrap text-reduced">
                  {saving > 0 && translate('calculator.discount', { share: saving })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {section.steps ? (
        <SelectRow
          section={{
            ...section,
            look: 'select',
            legend: other,
            options: section.steps.map(step => ({
              value: String(step),
              name: translate('configurator.pieces', { count: step }),
              chosen: step === section.value,
            })),
          }}
        />
      ) : (
        <NumberField section={{ ...section, look: 'number', legend: other }} />
      )}
    </div>
  )
}

/** Some twenty tiers would be a wall of numbers: an even selection with the first, the last and the chosen one. */
function rowsOf({ tiers }: QuantitySection): QuantitySection['tiers'] {
  if (tiers.length <= MOST_ROWS) return tiers
  const step = (tiers.length - 1) / (MOST_ROWS - 1)
  const offered = new Set(Array.from({ length: MOST_ROWS }, (_, index) => Math.round(index * step)))
  return tiers.filter(({ chosen }, index) => chosen || offered.has(index))
}
