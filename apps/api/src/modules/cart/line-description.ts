import type { CartLine } from '@passepartout/contracts'
import {
  type Currency,
  type DescriptionLine,
  definitionOf,
  describeConfiguration,
  type FrameConfiguration,
  localised,
  money,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { accessoryName } from '../accessories/index.ts'
import { shownMoney } from '../prices/index.ts'
import type { ArticleConfiguration } from './article.ts'

type Speaker = Pick<CallContext, 'catalogue' | 'shop' | 'translate'>

/** A configuration in words: what it is about, and what was chosen. */
export function lineDescription(
  { catalogue, shop, translate }: Speaker,
  configuration: FrameConfiguration,
): CartLine['description'] {
  return describeConfiguration(catalogue, configuration, shop).map(({ key, params }) =>
    key === 'frame.line.option'
      ? { label: params.group ?? '', value: params.value ?? '' }
      : { label: translate(LABELS[key]), value: translate(key, params) },
  )
}

/** An article in words: its name, and how a voucher comes. */
export function articleDescription(
  { catalogue, shop, translate }: Speaker,
  article: ArticleConfiguration,
  currency: Currency,
): CartLine['description'] {
  const named = (value: string) => ({ label: translate('frame.label.product'), value })
  if (article.kind === 'accessory') return [named(accessoryName({ catalogue, shop }, article.sku))]
  const amount = shownMoney(money(article.amount, currency), shop.locale).text
  const delivery = definitionOf(catalogue, 'gift-voucher').deliveries.find(
    ({ id }) => id === article.delivery,
  )
  return [
    named(translate('article.gift-voucher', { amount })),
    ...(delivery
      ? [{ label: translate('cart.label.delivery'), value: localised(delivery.name, shop.locale) }]
      : []),
  ]
}

const LABELS: Record<Exclude<DescriptionLine['key'], 'frame.line.option'>, string> = {
  'frame.line.product': 'frame.label.product',
  'frame.line.frame': 'frame.label.frame',
  'frame.line.mat': 'frame.label.mat',
}
