import type { CartLine as Line } from '@passepartout/contracts'
import { MinusIcon, PlusIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

/** Decrease, number, increase: three plain forms in one frame, each posting its resulting quantity. */
export function QuantityStepper({ page, line, name }: { page: Page; line: Line; name: string }) {
  const { translate } = page
  const { quantity, quantities } = line
  return (
    <div className="flex h-11 rounded-field border border-line-strong bg-raised focus-within:border-ink">
      <Step line={line} to={quantities.previous} name={translate('cart.less', { title: name })}>
        <MinusIcon size={18} />
      </Step>
      <QuantityForm line={line}>
        <input
          name="quantity"
          defaultValue={quantity}
          inputMode="numeric"
          pattern="[0-9]{1,4}"
          required
          autoComplete="off"
          aria-label={translate('cart.quantity-of', { title: name })}
          className={`figures h-full ${quantities.most > 99 ? 'w-14' : 'w-11'} bg-transparent text-center font-semibold focus-visible:-outline-offset-2`}
        />
        {/* Enter submits the field; the button is for devices without an Enter key. */}
        <button type="submit" className="sr-only">
          {translate('cart.apply')}
        </button>
      </QuantityForm>
      <Step line={line} to={quantities.next} name={translate('cart.more', { title: name })}>
        <PlusIcon size={18} />
      </Step>
    </div>
  )
}

function QuantityForm({ line, children }: { line: Line; children: ReactNode }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      {children}
    </form>
  )
}

interface StepProps {
  line: Line
  /** `null` at the limits of what can be ordered. */
  to: number | null
  name: string
  children: ReactNode
}

function Step({ line, to, name, children }: StepProps) {
  return (
    <QuantityForm line={line}>
      <button
        type="submit"
        name="quantity"
        value={to ?? undefined}
        disabled={to === null}
        aria-label={name}
        className="grid h-full w-11 place-items-center hover:bg-row-hover focus-visible:-outline-offset-2 disabled:cursor-default disabled:bg-transparent disabled:text-line-strong"
      >
        {children}
      </button>
    </QuantityForm>
  )
}
