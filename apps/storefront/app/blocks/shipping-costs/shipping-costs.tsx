import type { ShippingCosts as ShippingCostsBlock } from '@passepartout/content-model'
import { formatLength } from '@passepartout/domain'
import type { BlockProps, Page, Shipping } from '../../platform/page.ts'

/** Shipping fees of the shop's country, from the same table as in the cart; only the text where they fail to load. */
export function ShippingCosts({ block, page, data }: BlockProps<ShippingCostsBlock, Shipping | undefined>) {
  return (
    <section className="wrap py-3">
      <h2 className="type-h3 text-[1.5rem]! leading-[1.2]!">{block.headline}</h2>
      {data && (
        <dl className="mt-4 max-w-[44em] border-hairline border-t">
          {rowsOf(data, page).map(([term, fee]) => (
            <div
              key={term}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hairline border-b py-3"
            >
              <dt>{term}</dt>
              <dd className="figures ml-auto text-right font-semibold">{fee}</dd>
            </div>
          ))}
        </dl>
      )}
      {block.text && <p className={data ? 'mt-3 text-15 text-muted' : 'mt-2'}>{block.text}</p>}
    </section>
  )
}

function rowsOf(
  { fees, expressTime }: Shipping,
  { shop: { locale }, translate }: Page,
): [term: string, fee: string][] {
  const { parcel, bulky, bulkyOverMm, freeFrom, minimumPercent, express, saturday } = fees
  const more = (fee: string) => translate('shipping-costs.surcharge', { fee })
  const share = ((minimumPercent ?? 0) / 100).toLocaleString(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return [
    [
      translate('shipping-costs.parcel'),
      parcel.amount === 0 ? translate('shipping-costs.free') : parcel.text,
    ],
    ...row(freeFrom && parcel.amount > 0, () => [
      translate('shipping-costs.from', { value: freeFrom?.text ?? '' }),
      translate('shipping-costs.free'),
    ]),
    ...row(bulkyOverMm > 0 && bulky.amount > parcel.amount, () => [
      translate('shipping-costs.bulky', { side: formatLength(bulkyOverMm, locale) }),
      bulky.text,
    ]),
    ...row(minimumPercent, () => [
      translate('shipping-costs.at-least'),
      translate('shipping-costs.of-goods', { share }),
    ]),
    ...row(express, ({ text }) => [
      expressTime
        ? translate(`shipping-costs.express-${expressTime.moreDays > 0 ? 'abroad' : 'hours'}`, {
            hours: expressTime.hours,
            count: expressTime.moreDays,
          })
        : translate('shipping-costs.express'),
      more(text),
    ]),
    ...row(saturday, ({ text }) => [translate('shipping-costs.saturday'), more(text)]),
  ]
}

const row = <T,>(there: T, describe: (value: NonNullable<T>) => [string, string]): [string, string][] =>
  there ? [describe(there)] : []
