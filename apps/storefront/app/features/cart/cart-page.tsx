import type { Cart, Checkout, CrossSellOffers, EnvelopeAddress } from '@passepartout/contracts'
import { AlertIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { lineTitle } from '../checkout/line-texts.ts'
import { CartLine } from './cart-line.tsx'
import { CartSums } from './cart-sums.tsx'
import { CrossSellOffersList } from './cross-sell-offers.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RemovedLineNotice } from './removed-line-notice.tsx'
import { SavedLines } from './saved-lines.tsx'

interface CartPageProps {
  page: Page
  /** `undefined` if the API was unreachable. */
  cart: Cart | undefined
  /** Why the last change was refused, in the visitor's language. */
  problem?: string | undefined
  /** A line that was just removed and can be restored. */
  removed?: Cart['removed'][number] | undefined
  /** Id of the line that a designer has just added. */
  added?: string | undefined
  /** Codes, dates and the totals with them. */
  checkout?: Checkout | undefined
  /** A code that was just refused, with the reason. */
  refusedCode?: { code: string; text: string } | undefined
  /** The customer sees net prices besides gross ones. */
  seesNet?: boolean
  /** Addresses on envelopes of single cards, by line id. */
  addresses?: Readonly<Record<string, EnvelopeAddress | null>>
  /** Refused envelope text of a line, with the reason. */
  refusedEnvelope?: { line: string; text: string; typed: string } | undefined
  /** Cross-sell offers for the photo of a line. */
  offers?: (CrossSellOffers & { lineId: string }) | undefined
}

/** The cart: lines with images, quantities as plain forms, totals on the right. Works without a script. */
export function CartPage({
  page,
  cart,
  problem,
  removed,
  added,
  checkout,
  refusedCode,
  seesNet = false,
  offers,
  refusedEnvelope,
  addresses = {},
}: CartPageProps) {
  const { translate } = page
  const full = cart && cart.lines.length > 0
  if (cart && !full) {
    return (
      <>
        {(removed || problem) && (
          <div className="wrap">
            {problem && <Notice text={translate('cart.problem', { reason: problem })} />}
            {removed && (
              <ul className="list-none">
                <RemovedLineNotice page={page} line={removed} />
              </ul>
            )}
          </div>
        )}
        <EmptyCart page={page} />
        {cart.saved.length > 0 && (
          <div className="wrap -mt-8 pb-section">
            <SavedLines page={page} lines={cart.saved} seesNet={seesNet} />
          </div>
        )}
      </>
    )
  }
  return (
    <div className="wrap pt-8 pb-section md:pt-12 nav:grid nav:grid-cols-[minmax(0,808fr)_minmax(0,400fr)] nav:gap-[72px]">
      <div>
        <h1 className="type-h1">{translate('cart.title')}</h1>
        {full && <p className="mt-3 text-muted">{translate('cart.count', { count: cart.count })}</p>}
        {problem && <Notice text={translate('cart.problem', { reason: problem })} />}
        {!cart && <Notice text={translate('cart.unavailable')} />}
        {full && (
          <ul aria-label={translate('cart.lines')} className="mt-6 border-t border-hairline">
            {withRemovedLine(cart, removed).map(line =>
              'index' in line ? (
                <RemovedLineNotice key={line.id} page={page} line={line} />
              ) : (
                <CartLine
                  key={line.id}
                  page={page}
                  line={line}
                  isNew={line.id === added}
                  refusedEnvelope={refusedEnvelope?.line === line.id ? refusedEnvelope : undefined}
                  address={addresses[line.id]}
                  net={checkout?.lines.find(({ id }) => id === line.id)?.totalNet}
                />
              ),
            )}
          </ul>
        )}
        {cart && <SavedLines page={page} lines={cart.saved} seesNet={seesNet} />}
      </div>
      {full && (
        <div className="max-nav:mt-10">
          <CartSums page={page} cart={cart} checkout={checkout} refused={refusedCode} />
        </div>
      )}
      {full && offers && (
        <div className="nav:col-span-2">
          <CrossSellOffersList
            page={page}
            offers={offers}
            text={translate('cart.also-text')}
            others={cart.lines.flatMap(line => {
              if (!('previewUrl' in line) || line.id === offers.lineId) return []
              return [{ id: line.id, words: lineTitle(line, translate('cart.unnamed')) }]
            })}
          />
        </div>
      )}
    </div>
  )
}

/** The cart lines, with the line just removed at its former index. */
function withRemovedLine({ lines }: Cart, removed: CartPageProps['removed']) {
  const shown: (Cart['lines'][number] | Cart['removed'][number])[] = [...lines]
  if (removed) shown.splice(removed.index, 0, removed)
  return shown
}

function Notice({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-5 flex gap-3 rounded-surface border-l-4 border-reduced bg-error-soft p-4">
      <AlertIcon size={20} className="mt-0.5 flex-none text-reduced" />
      {text}
    </p>
  )
}
