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
  /** An article that was just taken out and can be put back. */
  removed?: string | undefined
}

/** The cart: every line with its own picture, quantities as plain forms, sums at the right. Works without script. */
export function CartPage({ page, cart, problem, removed }: CartPageProps) {
  const { translate } = page
  const full = cart && cart.lines.length > 0
  if (cart && !full) {
    return (
      <>
        {(removed || problem) && (
          <div className="wrap">
            {problem && <Notice text={translate('cart.problem', { reason: problem })} />}
            {removed && <PutBack page={page} line={removed} />}
          </div>
        )}
        <EmptyCart page={page} />
      </>
    )
  }
  return (
    <div className="wrap pt-8 pb-section md:pt-12 nav:grid nav:grid-cols-[minmax(0,808fr)_minmax(0,400fr)] nav:gap-[72px]">
      <div>
        <h1 className="type-h1">{translate('cart.title')}</h1>
        {full && <p className="mt-3 text-muted">{translate('cart.count', { count: cart.count })}</p>}
        {problem && <Notice text={translate('cart.problem', { reason: problem })} />}
        {removed && <PutBack page={page} line={removed} />}
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

/** What was taken out by mistake comes back by one press. */
function PutBack({ page, line }: { page: Page; line: string }) {
  return (
    <form
      method="post"
      role="status"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 rounded-surface bg-accent-soft px-4 py-1"
    >
      <span>{page.translate('cart.removed')}</span>
      <input type="hidden" name="line" value={line} />
      <button type="submit" name="intent" value="restore" className="text-link min-h-11 font-semibold">
        {page.translate('cart.restore')}
      </button>
    </form>
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
