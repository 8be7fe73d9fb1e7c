import { formatMoney, money, netOfGross } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import type { ChoiceSection, ConfiguredPrice } from './product-form.ts'

/**
 * If choices have different prices, each one shows the unit price with it, including the chosen one: customers need not
 * calculate, and "without" never has a negative price.
 */
export function withChoicePrices(
  section: ChoiceSection,
  price: ConfiguredPrice | undefined,
  { shop, translate }: Pick<Page, 'shop' | 'translate'>,
): ChoiceSection {
  if (!price || !section.choices.some(({ surcharge }) => surcharge)) return section
  const { unitAmount, quantity, vat } = price
  const priceWith = (surcharge: number) => {
    const amount = unitAmount.amount + surcharge
    const each = formatMoney(money(amount, unitAmount.currency), shop.locale)
    return {
      price: quantity > 1 ? translate('configurator.each', { price: each }) : each,
      net: vat.included ? netOfGross(amount, vat.rate) : undefined,
    }
  }
  return {
    ...section,
    choices: section.choices.map(choice =>
      choice.refusal ? choice : { ...choice, ...priceWith(choice.surcharge ?? 0) },
    ),
  }
}
