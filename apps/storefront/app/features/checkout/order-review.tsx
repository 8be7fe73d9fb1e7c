import type { Checkout } from '@passepartout/contracts'
import { offersWithdrawal, systemPath, TRANSFER_FORMS } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { urlOf } from '../links/address.ts'
import { addressLine } from './address-step.tsx'
import { formActionWithoutQuery } from './form-action-without-query.ts'
import { interpolateNodes } from './interpolate-nodes.ts'
import { lineTexts } from './line-texts.ts'
import { ErrorNotice } from './notices.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { Sums } from './sums.tsx'

interface OrderReviewProps {
  page: Page
  checkout: Checkout
  /** Why the last attempt to order failed, in the visitor's language. */
  problem?: string | undefined
}

/**
 * The receipt before the order: all essential facts right above the button, no second action below it (trade facts 12).
 */
export function OrderReview({ page, checkout, problem }: OrderReviewProps) {
  const { translate } = page
  return (
    <section
      id="order"
      aria-labelledby="review"
      className="border-ink bg-raised max-md:-mx-margin max-md:border-y max-md:px-margin max-md:py-8 md:rounded-surface md:border md:p-7"
    >
      <h2 id="review" className="type-panel mb-4">
        {translate('checkout.review')}
      </h2>
      <ReceiptLines page={page} lines={checkout.lines} isFull />
      <Facts page={page} checkout={checkout} />
      <div data-law="total-price" className="pt-4">
        <Sums page={page} checkout={checkout} />
      </div>
      <p className="mt-5 text-14 text-muted">
        <LegalNotices page={page} checkout={checkout} />
      </p>
      <form {...formActionWithoutQuery(page)} data-order="" className="mt-5">
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey} />
        <input type="hidden" name="shown" value={checkout.shown} />
        {problem && (
          <div className="mb-4">
            <ErrorNotice>{translate('checkout.failed', { reason: problem })}</ErrorNotice>
          </div>
        )}
        <button
          type="submit"
          data-law="order-button"
          className="button button-primary button-large w-full text-18"
        >
          {translate('checkout.order')}
        </button>
        <p role="status" data-ordering={translate('checkout.ordering')} className="sr-only" />
      </form>
      <p className="mx-auto mt-4 max-w-[26rem] text-center text-14 text-balance text-muted">
        {translate(`checkout.after-${afterOrderKey(checkout)}`)}
      </p>
    </section>
  )
}

const afterOrderKey = ({ payment: { chosen }, sums }: Checkout) =>
  chosen === 'transfer' ? TRANSFER_FORMS[sums.due.currency] : (chosen ?? 'free')

/** Delivery address and payment method, repeated. */
function Facts({ page, checkout }: { page: Page; checkout: Checkout }) {
  const { translate } = page
  const { address, shipping, payment, arrives } = checkout
  const way = shipping.options.find(({ id }) => id === shipping.chosen)
  const method = payment.options.find(({ id }) => id === payment.chosen)
  return (
    <dl className="grid gap-x-6 gap-y-4 border-y border-hairline py-4 text-15 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{translate('checkout.delivery')}</dt>
        {address && (
          <dd>
            {way
              ? addressLine(address.delivery, page)
              : translate('checkout.by-mail', { email: address.contact.email })}
          </dd>
        )}
        <dd className="first-letter:uppercase">{[arrives, way?.name].filter(Boolean).join(', ')}</dd>
        {address?.invoice && (
          <dd className="mt-2">
            <span className="font-semibold">{translate('checkout.invoice')}</span>
            <br />
            {addressLine(address.invoice, page)}
          </dd>
        )}
      </div>
      <div>
        <dt className="font-semibold">{translate('checkout.payment')}</dt>
        <dd>{method?.name}</dd>
      </div>
    </dl>
  )
}

/** Terms, withdrawal, privacy, manufacturers: sentences without checkboxes. */
function LegalNotices({ page, checkout }: { page: Page; checkout: Checkout }) {
  const { translate, global } = page
  const isAnyMade = checkout.lines.some(({ isPersonalised }) => isPersonalised)
  const link = (key: string, target: string | undefined) => {
    const text = translate(`checkout.law-${key}-link`)
    return target ? (
      <a href={target} target="_blank" rel="noopener" className="text-link">
        {text}
      </a>
    ) : (
      text
    )
  }
  const nodes = {
    terms: link('terms', global?.terms && urlOf(global.terms, page)),
    privacy: link('privacy', global?.privacy && urlOf(global.privacy, page)),
    withdrawal: link('withdrawal', global?.withdrawal && urlOf(global.withdrawal, page)),
    articles: madeToOrderNames(page, checkout),
  }
  return (
    <>
      {interpolateNodes(
        ['terms', withdrawalMessageKey(page, checkout), isAnyMade && 'faulty', 'privacy']
          .map(key => key && translate(`checkout.law-${key}`))
          .filter(Boolean)
          .join(' '),
        nodes,
      )}{' '}
      <span data-law="product-safety">
        {link('safety', page.href(systemPath(page.shop, 'product-safety')))}
      </span>
    </>
  )
}

/** Message about returns that applies to these products in this country. */
function withdrawalMessageKey({ shop }: Page, { lines }: Checkout): string {
  const made = lines.filter(({ isPersonalised }) => isPersonalised).length
  if (!offersWithdrawal(shop.country)) return made > 0 ? 'no-return' : ''
  return made === 0 ? 'shelf' : made === lines.length ? 'made' : 'mixed'
}

function madeToOrderNames({ shop, translate }: Page, { lines }: Checkout): string {
  const names = lines
    .filter(({ isPersonalised }) => isPersonalised)
    .map(line => lineTexts(line, translate('cart.unnamed')).name)
  return new Intl.ListFormat(shop.locale).format([...new Set(names)])
}
