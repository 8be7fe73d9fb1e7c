import type { Checkout } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { CloseIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { formActionWithoutQuery } from './form-action-without-query.ts'

/** Prices, taxes or dates differ from those last shown: the customer has to see the changes before ordering. */
export function ChangesDialog({ page, checkout }: { page: Page; checkout: Checkout }) {
  const { translate } = page
  const { changes, sums } = checkout
  if (changes.length === 0) return null
  return (
    <dialog open data-changes="" aria-labelledby="changed" className="dialog z-10">
      <div className="dialog-head">
        <h2 id="changed" tabIndex={-1} className="type-panel outline-none">
          {translate('checkout.changed-title', { count: changes.length })}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label={translate('checkout.close')}
            className="grid size-11 place-items-center hover:bg-row-hover"
          >
            <CloseIcon size={22} />
          </button>
        </form>
      </div>
      <div className="dialog-body">
        <p className="text-muted">{translate('checkout.changed-text')}</p>
        <ul className="mt-3 divide-y divide-hairline">
          {changes.map(change => (
            <li key={change} className="figures py-3">
              {change}
            </li>
          ))}
        </ul>
        <p className="figures flex items-baseline justify-between gap-4 border-t border-ink pt-4">
          <span className="type-total">
            {translate(sums.vouchers.length > 0 ? 'checkout.due' : 'cart.total')}
          </span>
          <span className="type-total-amount">{sums.due.text}</span>
        </p>
      </div>
      <form {...formActionWithoutQuery(page)} data-send="" className="dialog-foot">
        <input type="hidden" name="intent" value="confirm" />
        <a
          href={page.href(systemPath(page.shop, 'cart'))}
          className="button button-secondary max-md:order-1 max-md:w-full"
        >
          {translate('checkout.to-cart')}
        </a>
        <button type="submit" className="button button-primary max-md:w-full">
          {translate('checkout.accept', { amount: sums.due.text })}
        </button>
      </form>
    </dialog>
  )
}
