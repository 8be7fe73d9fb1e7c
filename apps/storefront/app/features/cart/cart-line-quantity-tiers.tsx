import type { CartLine } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'

/** Cells that fit side by side on a phone. */
const CELLS = 3

/** Unit prices by quantity tier, the current tier marked; nothing for a line without tiers. */
export function CartLineQuantityTiers({ page, line }: { page: Page; line: CartLine }) {
  const { translate, shop } = page
  const [single] = line.tiers
  if (!single || line.unavailable) return null
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 0 })
  const here = line.tiers.findLastIndex(({ from }) => from <= line.quantity)
  const first = Math.max(0, Math.min(here, line.tiers.length - CELLS))
  return (
    <ul
      aria-label={translate('cart.tiers')}
      // Stacked on phones that show net prices too, which are wider.
      className="figures mt-3 inline-flex max-w-full divide-x divide-hairline rounded-field border border-hairline bg-raised text-14 max-md:text-13 max-md:in-data-sees-net:flex-col max-md:in-data-sees-net:divide-x-0"
    >
      {line.tiers.slice(first, first + CELLS).map(({ from, unitPrice }, index, shown) => {
        const next = shown[index + 1]?.from
        const off = 1 - unitPrice.amount / single.unitPrice.amount
        return (
          <li
            key={from}
            aria-current={first + index === here ? 'true' : undefined}
            className="border-b-2 border-b-transparent px-3 py-1.5 aria-[current]:border-b-ink md:px-4"
          >
            <span data-net={unitPrice.net} className="block font-semibold">
              {unitPrice.text}
            </span>
            {from === 1 && next
              ? translate('cart.tier-first', { to: next - 1 })
              : translate('cart.tier-from', { from })}
            {off > 0 && (
              <>
                <span className="max-md:sr-only">, </span>
                <span className="whitespace-nowrap max-md:block">−{percent.format(off)}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
