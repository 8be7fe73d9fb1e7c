import { formatMoney, money } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import type { ChoiceSection, ConfiguredPrice } from './configurator.ts'

/**
 * Where choices cost different amounts, each says what a piece costs with it, the chosen one too: nobody has to reckon, and
 * "without" never costs less than nothing.
 */
export function withPrices(
  section: ChoiceSection,
  price: ConfiguredPrice | undefined,
  { shop, translate }: Pick<Page, 'shop' | 'translate'>,
): ChoiceSection {
  if (!price || !section.choices.some(({ surcharge }) => surcharge)) return section
  const { unitAmount, quantity } = price
  const textOf = (surcharge: number) => {
    const each = formatMoney(money(unitAmount.amount + surcharge, unitAmount.currency), shop.locale)
    return quantity > 1 ? translate('configurator.each', { price: each }) : each
  }
  return {
    ...section,
    choices: section.choices.map(choice =>
      choice.refusal ? choice : { ...choice, price: textOf(choice.surcharge ?? 0) },
    ),
  }
}
