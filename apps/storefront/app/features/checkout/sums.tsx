import type { Checkout } from '@passepartout/contracts'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

interface SumsProps {
  page: Page
  checkout: Pick<Checkout, 'sums' | 'lines' | 'shipping'>
  /** Content of the shipping row, if it is not the name of the chosen option. */
  shippingName?: ReactNode
}

/** Goods, discounts, shipping, total, and the tax included or on top; then what vouchers pay, and the amount due. */
export function Sums({ page, checkout, shippingName }: SumsProps) {
  const { translate, shop } = page
  const { goods, discounts, shipping, taxes, vatIncluded, taxNote, vouchers, total, net, due } = checkout.sums
  const chosen = checkout.shipping.options.find(({ id }) => id === checkout.shipping.chosen)
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 3 })
  const percentText = (rate: number) => percent.format(rate / 100)
  return (
    <div>
      <dl className="figures text-16">
        <Row name={translate('cart.articles', { count: checkout.lines.length })} amount={goods.text} />
        {discounts.map(({ name, code, amount }) => (
          <Row
            key={`${name} ${code}`}
            name={code ? translate('checkout.discount-code', { code }) : name}
            amount={minus(amount.text)}
            look={code ? '' : 'text-reduced'}
          />
        ))}
        <Row
          name={
            shippingName ??
            (chosen
              ? translate('checkout.shipping-by', { name: chosen.name })
              : translate('checkout.shipping'))
          }
          amount={shipping.amount === 0 ? translate('cart.free') : shipping.text}
        />
        {!vatIncluded &&
          taxes.map(({ name, rate, amount }) => (
            <Row
              key={`${name} ${rate}`}
              name={translate('checkout.tax-on-top', { name, rate: percentText(rate) })}
              amount={amount.text}
            />
          ))}
        <div className="mt-2.5 flex items-baseline justify-between gap-4 border-t border-ink pt-4">
          <dt className="type-total">{translate('cart.total')}</dt>
          <dd className="type-total-amount">{total.text}</dd>
        </div>
        {net && net.amount !== total.amount && (
          <Row name={translate('whitelabel.net')} amount={net.text} look="text-muted" />
        )}
        {vouchers.map(({ code, amount }) => (
          <Row key={code} name={translate('checkout.gift-voucher', { code })} amount={minus(amount.text)} />
        ))}
        {vouchers.length > 0 && (
          <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-ink pt-3.5">
            <dt className="type-total">{translate('checkout.due')}</dt>
            <dd className="type-total-amount">{due.text}</dd>
          </div>
        )}
      </dl>
      {vatIncluded &&
        taxes.map(({ name, rate, amount }) => (
          <p key={`${name} ${rate}`} className="figures mt-2 text-14 text-muted">
            {translate('checkout.vat', { amount: amount.text, name, rate: percentText(rate) })}
          </p>
        ))}
      {taxNote && <p className="mt-2 text-14 text-muted">{taxNote}</p>}
    </div>
  )
}

function Row({ name, amount, look = '' }: { name: ReactNode; amount: string; look?: string }) {
  return (
    <div className={`flex justify-between gap-4 py-1.5 ${look}`}>
      <dt>{name}</dt>
      <dd className="text-right whitespace-nowrap">{amount}</dd>
    </div>
  )
}

const minus = (text: string) => (/^[-−]/.test(text) ? text.replace(/^-/, '−') : `−${text}`)
