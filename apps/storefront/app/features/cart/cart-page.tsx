import type { Cart } from '@passepartout/contracts'
import { AlertIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { CartLine } from './cart-line.tsx'
import { CartSums } from './cart-sums.tsx'
import { EmptyCart } from './empty-cart.tsx'

interface CartPageProps {
  page: Page
  /** `undefined` where the API could not be reached. */
  cart: Cart | undefined
  /** Why the last change was refused, in the visitor's words. */
  problem?: string | undefined
}

/** The cart: every line with its own picture, quantities as plain forms, sums at the right. Works without script. */
export function CartPage({ page, cart, problem }: CartPageProps) {
  const { translate } = page
  const full = cart && cart.lines.length > 0
  if (cart && !full) return <EmptyCart page={page} />
  return (
    <div className="wrap pt-8 pb-section md:pt-12 nav:grid nav:grid-cols-[minmax(0,808fr)_minmax(0,400fr)] nav:gap-[72px]">
      <div>
        <h1 className="type-h1">{translate('cart.title')}</h1>
        {full && <p className="mt-3 text-muted">{translate('cart.count', { count: cart.count })}</p>}
        {problem && <Notice text={translate('cart.problem', { reason: problem })} />}
        {!cart && <Notice text={translate('cart.unavailable')} />}
        {full && (
          <ul aria-label={translate('cart.lines')} className="mt-6 border-t border-hairline">
            {cart.lines.map(line => (
              <CartLine key={line.id} page={page} line={line} />
            ))}
          </ul>
        )}
      </div>
      {full && (
        <div className="max-nav:mt-10">
          <CartSums page={page} cart={cart} />
        </div>
      )}
    </div>
  )
}

function Notice({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-5 flex gap-3 rounded-surface border-l-4 border-reduced bg-error-soft p-4">
      <AlertIcon size={20} className="mt-0.5 flex-none text-reduced" />
      {text}
    </p>
  )
}
