import type { Cart, Checkout } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { ArrowRightIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { CodeForm } from '../checkout/code-form.tsx'
import { countryName } from '../checkout/country-name.ts'
import { ArrivalDate } from '../checkout/summary.tsx'
import { Sums } from '../checkout/sums.tsx'

interface CartSumsProps {
  page: Page
  cart: Cart
  /** Codes, dates and the totals with them; `undefined` if the API was unreachable. */
  checkout: Checkout | undefined
  /** A code that was just refused, with the reason. */
  refused?: { code: string; text: string } | undefined
}

/**
 * Totals before any address is known: goods, discounts, delivery with its day, total and tax; and the link to the
 * checkout.
 */
export function CartSums({ page, cart, checkout, refused }: CartSumsProps) {
  const { translate, shop } = page
  const [first, ...others] = checkout?.shipping.options ?? []
  const day = checkout?.arrives ?? first?.arrives
  const chosen = checkout?.shipping.options.find(({ id }) => id === checkout.shipping.chosen)
  // Products that are not personalised can be returned.
  const hasOwnWork = checkout?.lines.some(({ isPersonalised }) => isPersonalised) ?? true
  const { note } = chosen ?? first ?? { note: null }
  return (
    <section
      aria-labelledby="cart-sum"
      className="border-hairline bg-raised p-5 max-nav:-mx-margin max-nav:border-y max-nav:px-margin max-nav:py-8 nav:sticky nav:top-sticky nav:rounded-surface nav:border nav:p-7"
    >
      <h2 id="cart-sum" className="type-panel mb-3">
        {translate('cart.sum')}
      </h2>
      <Sums
        page={page}
        checkout={checkout ?? withoutCheckout(page, cart)}
        shippingName={translate('cart.shipping', { country: countryName(shop.country, shop.locale) })}
      />
      {checkout?.untilFreeShipping && <UntilFree page={page} until={checkout.untilFreeShipping} />}
      {!cart.sums.vatIncluded && !checkout?.sums.taxes.length && (
        <p className="mt-2 text-14 text-muted">{translate('cart.vat-on-top')}</p>
      )}
      {day && <ArrivalDate page={page} day={day} />}
      {day && note && <p className="mt-1 pl-8 text-15 text-muted">{note}</p>}
      {day && others.length > 0 && (
        <p className="mt-1 pl-8 text-15 text-muted">{translate('cart.other-days')}</p>
      )}
      <a
        href={page.href(systemPath(shop, 'checkout'))}
        data-no-speculation=""
        className="button button-primary button-large mt-6 w-full"
      >
        {translate('cart.checkout')}
        <ArrowRightIcon size={20} />
      </a>
      {checkout && (
        <div className="mt-6 border-t border-hairline pt-5">
          <CodeForm page={page} codes={checkout.codes} refused={refused} on="cart" />
        </div>
      )}
      {hasOwnWork && (
        <p className="mt-5 border-t border-hairline pt-4 text-14 text-muted">{translate('cart.note')}</p>
      )}
    </section>
  )
}

/** The amount missing for free shipping, and a note on what does not count towards it. */
function UntilFree({
  page: { translate },
  until: { amount, hasVoucher },
}: {
  page: Page
  until: NonNullable<Checkout['untilFreeShipping']>
}) {
  const sentence = translate('cart.until-free', { amount: amount.text })
  return (
    <p className="mt-2 text-14 text-muted">
      {hasVoucher ? `${sentence} ${translate('cart.until-free-vouchers')}` : sentence}
    </p>
  )
}

/** The cart's own totals, without codes. */
function withoutCheckout(
  { translate }: Page,
  { lines, sums }: Cart,
): Pick<Checkout, 'sums' | 'lines' | 'shipping'> {
  const { goods, discount, shipping, total, vat, vatIncluded } = sums
  return {
    lines: lines.map(line => ({
      ...line,
      totalOriginal: line.total,
      pictureUrl: null,
      isPersonalised: false,
      blocker: null,
    })),
    shipping: { options: [], chosen: null },
    sums: {
      goods,
      discounts:
        discount.amount === 0 ? [] : [{ name: translate('cart.discount'), code: null, amount: discount }],
      shipping,
      total,
      taxes: vat.map(({ rate, amount }) => ({ name: translate('cart.vat-name'), rate, amount })),
      vatIncluded,
      taxNote: null,
      vouchers: [],
      due: total,
    },
  }
}
