import type { Cart } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'

/** What it comes to: goods, reduction, delivery, total and the VAT in it; and the way to pay, which is not open yet. */
export function CartSums({ page, cart }: { page: Page; cart: Cart }) {
  const { translate, shop } = page
  const { goods, discount, shipping, total, vat, vatIncluded } = cart.sums
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <section
      aria-labelledby="cart-sum"
      className="border-hairline bg-raised p-5 max-nav:-mx-margin max-nav:border-y max-nav:px-margin max-nav:py-8 nav:sticky nav:top-sticky nav:rounded-surface nav:border nav:p-7"
    >
      <h2 id="cart-sum" className="type-h3">
        {translate('cart.sum')}
      </h2>
      <dl className="figures mt-4 text-15">
        <Row name={translate('cart.articles', { count: cart.count })} amount={goods.text} />
        {discount.amount !== 0 && (
          <Row name={translate('cart.discount')} amount={minus(discount.text)} look="text-reduced" />
        )}
        <Row
          name={translate('cart.shipping', { country: countryName(shop.locale) })}
          amount={shipping.amount === 0 ? translate('cart.free') : shipping.text}
        />
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-4">
          <dt className="type-h3">{translate('cart.total')}</dt>
          <dd className="type-price text-[1.5rem]">{total.text}</dd>
        </div>
        {vatIncluded &&
          vat.map(({ rate, amount }) => (
            <div key={rate} className="mt-2 text-13 text-muted">
              <dt className="sr-only">{translate('cart.vat-name')}</dt>
              <dd>{translate('cart.vat', { amount: amount.text, rate: percent.format(rate / 100) })}</dd>
            </div>
          ))}
      </dl>
      {!vatIncluded && <p className="mt-2 text-13 text-muted">{translate('cart.vat-on-top')}</p>}
      <button
        type="button"
        aria-disabled="true"
        aria-describedby="checkout-closed"
        className="button button-large mt-6 w-full"
      >
        {translate('cart.checkout')}
      </button>
      <p id="checkout-closed" className="mt-3 text-14">
        {translate('cart.checkout-closed')}
      </p>
      <p className="mt-4 border-t border-hairline pt-4 text-13 text-muted">{translate('cart.note')}</p>
    </section>
  )
}

function Row({ name, amount, look = '' }: { name: string; amount: string; look?: string }) {
  return (
    <div className={`flex justify-between gap-4 py-2 ${look}`}>
      <dt>{name}</dt>
      <dd className="text-right whitespace-nowrap">{amount}</dd>
    </div>
  )
}

const minus = (text: string) => (/^[-−]/.test(text) ? text.replace(/^-/, '−') : `−${text}`)

function countryName(locale: string): string {
  const { region } = new Intl.Locale(locale)
  return region ? (new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region) : locale
}
