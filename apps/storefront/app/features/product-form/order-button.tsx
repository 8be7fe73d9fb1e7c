import { systemPath } from '@passepartout/domain'
import { CartIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import { type FormName, formResultFor } from '../../platform/form-result.ts'
import type { Page } from '../../platform/page.ts'

interface OrderButtonProps {
  page: Page
  form: FormName
  /** An address may add it to the cart at once. */
  isAddedByAddress?: boolean | undefined
  /** Hidden fields that change with the configuration. */
  children?: ReactNode
}

/**
 * Adds the configuration of the surrounding form to the cart. Without a script it posts the form to the page, which
 * redirects to the cart; with its own script the page stays and confirms it.
 */
export function OrderButton({ page, form, isAddedByAddress = false, children }: OrderButtonProps) {
  const { translate, shop } = page
  const answered = formResultFor(page.form, form)
  const isAsked = isAddedByAddress && page.query.get('addToCart') === 'true'
  return (
    <div
      data-enhance="add-to-cart"
      data-when={isAsked ? 'idle' : 'visible'}
      data-asked={isAsked ? '' : undefined}
      data-added={translate('cart.added')}
      data-open={translate('cart.open')}
      data-href={page.href(systemPath(shop, 'cart'))}
      data-close={translate('cart.close')}
      data-offline={translate('cart.offline')}
      className="mt-3"
    >
      <div data-part="order">{children}</div>
      <p role="alert" data-order-problem className="mb-3 text-15 text-reduced empty:hidden">
        {answered && (Object.values(answered.errors).flat()[0] ?? answered.message)}
      </p>
      <button
        type="submit"
        name="form"
        value={form}
        formMethod="post"
        formAction={page.href(page.path)}
        className="button button-primary button-large w-full"
      >
        <CartIcon size={20} aria-hidden="true" />
        {translate('cart.add')}
      </button>
    </div>
  )
}
