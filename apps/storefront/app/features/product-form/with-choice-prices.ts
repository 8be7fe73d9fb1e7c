import { formatMoney, money, netOfGross } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import type { ChoiceSection, ConfiguredPrice } from './product-form.ts'

/**
 * Where choices cost different amounts, each says what a piece costs with it, the chosen one too: nobody has to reckon, and
 * "without" never costs less than nothing.
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
