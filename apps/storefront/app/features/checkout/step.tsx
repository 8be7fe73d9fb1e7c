import { CheckIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

export type StepName = 'address' | 'shipping' | 'payment'
export const STEPS = ['address', 'shipping', 'payment'] as const satisfies readonly StepName[]

interface StepProps {
  page: Page
  name: StepName
  state: 'todo' | 'open' | 'done'
  /** Summary of the values, in a line or two; shown once the step is folded. */
  taken?: ReactNode
  /** There is nothing to choose. */
  isFixed?: boolean
  children: ReactNode
}

/** A step of the checkout: open with its form, done with a summary and a link back, or still to come. */
export function Step({ page, name, state, taken, isFixed = false, children }: StepProps) {
  const { translate } = page
  const title = translate(`checkout.${name}`)
  const isOpen = state === 'open'
  return (
    <section
      aria-labelledby={`step-${name}`}
      className={`checkout-step border-t ${isOpen ? 'border-ink pt-7 pb-10 nav:pt-8 nav:pb-12' : 'border-hairline py-6 nav:py-7'}`}
    >
      <div className="flex items-center gap-3.5 nav:gap-4">
        <StepMark number={STEPS.indexOf(name) + 1} state={state} />
        <h2
          id={`step-${name}`}
          tabIndex={-1}
          className={`type-step scroll-mt-6 outline-none ${state === 'todo' ? 'text-muted' : ''}`}
        >
          {state === 'done' && (
            <span className="sr-only">{translate('checkout.step-done', { step: '' })}</span>
          )}
          {title}
        </h2>
        {state === 'done' && !isFixed && (
          <a
            href={`?step=${name}`}
            data-fold=""
            aria-label={translate('checkout.change-of', { step: title })}
            className="text-link ml-auto flex min-h-11 items-center text-16"
          >
            {translate('checkout.change')}
          </a>
        )}
      </div>
      {state === 'done' && <div className="mt-1 nav:pl-[50px]">{taken}</div>}
      {isOpen && <div className="mt-5 nav:mt-7 nav:pl-[50px]">{children}</div>}
    </section>
  )
}

function StepMark({ number, state }: { number: number; state: StepProps['state'] }) {
  const look = {
    todo: 'border border-line-strong text-muted',
    open: 'bg-step text-on-accent',
    done: 'border-[1.5px] border-ok text-ok',
  }[state]
  return (
    <span
      aria-hidden="true"
      className={`figures grid size-[34px] flex-none place-items-center rounded-full text-15 font-semibold ${look}`}
    >
      {state === 'done' ? <CheckIcon size={18} /> : number}
    </span>
  )
}
