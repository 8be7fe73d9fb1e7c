import {
  describeConfiguration,
  type FrameConfiguration,
  formatMoney,
  formatSize,
  frameOf,
  localised,
  matOf,
  optionOf,
  parseDimension,
  subtractMoney,
  withColon,
} from '@passepartout/domain'
import { memo } from 'react'
import type { Rules } from './choices.ts'
import type { WallArtPrice } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface PriceDetailsProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  article: WallArtPrice | undefined
}

/** Every part of the price; the sum of the lines is the total. */
export const PriceDetails = memo(function PriceDetails(details: PriceDetailsProps) {
  const { props, rules, configuration, article } = details
  const { texts, shop } = props
  const lines = article ? article.parts : []
  const paid = new Set(lines.map(({ value }) => value))
  const free = configuration.optionTypes.filter(option => !paid.has(option) && !option.endsWith('-ohne'))
  const saved = article && article.priceCurrent.amount < article.priceOriginal.amount
  return (
    <dl className="figures *:flex *:justify-between *:gap-4 *:border-hairline *:border-b *:py-3">
      {lines.map(part => (
        <div key={`${part.code}-${part.value}`}>
          <dt>{partName(rules, configuration, part)}</dt>
          <dd data-net={part.priceOriginal.net || undefined} className="text-right whitespace-nowrap">
            {part.priceOriginal.amount === 0 ? texts.included : part.priceOriginal.text}
          </dd>
        </div>
      ))}
      {free.map(option => (
        <div key={option}>
          <dt>{optionName(rules, option)}</dt>
          <dd className="text-muted">{texts.included}</dd>
        </div>
      ))}
      {saved && (
        <div className="text-reduced">
          <dt>{texts.campaign}</dt>
          <dd className="whitespace-nowrap">
            {formatMoney(subtractMoney(article.priceCurrent, article.priceOriginal), shop.locale).replace(
              /^-/,
              '−',
            )}
          </dd>
        </div>
      )}
      <div className="border-b-0! font-semibold">
        <dt>{texts.total}</dt>
        <dd data-net={article?.priceCurrent.net} className="text-right whitespace-nowrap">
          {article?.priceCurrent.text ?? ''}
        </dd>
      </div>
    </dl>
  )
})

function partName(
  rules: Rules,
  configuration: FrameConfiguration,
  { code, value = '' }: WallArtPrice['parts'][number],
): string {
  const { catalogue, shop } = rules
  const option = optionOf(catalogue, value)
  if (option) return optionName(rules, value)
  const frame = code === 'frame' ? frameOf(catalogue, value) : undefined
  if (frame) return `${localised(frame.kind.name, shop.locale)}, ${localised(frame.finish.name, shop.locale)}`
  const mat = matOf(catalogue, value)
  if (mat) return localised(mat.name, shop.locale)
  const [product] = describeConfiguration(catalogue, configuration, shop)
  return product?.params.material
    ? `${product.params.material}, ${product.params.size}`
    : formatSize(parseDimension(configuration.formatType), shop.locale)
}

function optionName({ catalogue, shop }: Rules, value: string): string {
  const option = optionOf(catalogue, value)
  return option
    ? `${withColon(shop.locale, localised(option.group.name, shop.locale))} ${localised(option.value.name, shop.locale)}`
    : value
}
