import type { Checkout } from '@passepartout/contracts'
import { ArrowRightIcon, InfoIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { formActionWithoutQuery } from './form-action-without-query.ts'
import { InfoNotice } from './notices.tsx'

/** Chosen by the day of arrival; the carrier is the small line. */
export function ShippingForm({
  page,
  checkout,
  problem,
}: {
  page: Page
  checkout: Checkout
  problem?: string | undefined
}) {
  const { translate } = page
  const { options, chosen } = checkout.shipping
  const note = paymentNote(checkout)
  return (
    <form {...formActionWithoutQuery(page)} data-send="" data-instant="shipping">
      <input type="hidden" name="intent" value="shipping" />
      <ChoiceRows
        legend={translate('checkout.shipping-options')}
        name="option"
        chosen={chosen ?? options[0]?.id}
        error={problem}
        rows={options.map(({ id, arrives, name, price, note }) => ({
          id,
          title: arrives,
          text: [name, note].filter(Boolean).join('. '),
          price: price.amount === 0 ? translate('cart.free') : price.text,
        }))}
      />
      {note && (
        <div className="mt-4">
          <InfoNotice icon={InfoIcon}>{translate(`checkout.${note}`)}</InfoNotice>
        </div>
      )}
      <button type="submit" className="button button-primary mt-6 max-nav:w-full">
        {translate('checkout.to-payment')}
        <ArrowRightIcon size={20} />
      </button>
    </form>
  )
}

/** Says which payment method the delivery days assume, where that matters. */
function paymentNote({ payment: { options, chosen } }: Checkout): string | undefined {
  if (!options.some(({ id }) => id === 'transfer')) return undefined
  if (chosen ? chosen === 'transfer' : options.length === 1) return 'shipping-note'
  return chosen ? undefined : 'shipping-note-other'
}

/** The chosen shipping option in one line. */
export function ShippingSummary({ page, checkout }: { page: Page; checkout: Checkout }) {
  const { options, chosen } = checkout.shipping
  const option = options.find(({ id }) => id === chosen)
  if (!option) {
    const email = checkout.address?.contact.email
    return email ? <p className="break-all">{page.translate('checkout.by-mail', { email })}</p> : null
  }
  const { arrives, name, price } = option
  const fee = price.amount === 0 ? page.translate('cart.free') : price.text
  return <p className="figures first-letter:uppercase">{[arrives, name, fee].filter(Boolean).join(', ')}</p>
}
