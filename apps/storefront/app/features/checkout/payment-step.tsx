import type { Checkout } from '@passepartout/contracts'
import { ArrowRightIcon, InfoIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { ErrorList } from './error-summary.tsx'
import { formActionWithoutQuery } from './form-action-without-query.ts'
import { InfoNotice } from './notices.tsx'

interface PaymentStepProps {
  page: Page
  checkout: Checkout
  problem?: string | undefined
}

/** Payment methods. With a script, a choice is submitted at once; otherwise by the button. */
export function PaymentForm({ page, checkout, problem }: PaymentStepProps) {
  const { translate } = page
  const { options, chosen } = checkout.payment
  if (options.length === 0) return <InfoNotice icon={InfoIcon}>{translate('checkout.no-payment')}</InfoNotice>
  return (
    <form {...formActionWithoutQuery(page)} data-send="" data-instant="payment">
      <input type="hidden" name="intent" value="payment" />
      {problem && (
        <ErrorList
          page={page}
          rows={options.slice(0, 1).map(({ id }) => ({
            id: `method-${id}`,
            label: translate('checkout.payment-options'),
            text: problem,
          }))}
        />
      )}
      <ChoiceRows
        legend={translate('checkout.payment-options')}
        name="method"
        chosen={chosen ?? (options.length === 1 ? options[0]?.id : undefined)}
        error={problem}
        rows={options.map(({ id, name, text, arrives }) => ({
          id,
          title: name,
          text: arrives ? (
            <>
              <strong className="font-semibold text-ink">
                {translate('checkout.payment-arrives', { day: arrives })}
              </strong>{' '}
              {text}
            </>
          ) : (
            text
          ),
        }))}
      />
      <p className="mt-3 text-14 text-muted">{translate('checkout.payment-note')}</p>
      <button
        type="submit"
        data-plain={chosen ? '' : undefined}
        className={`button mt-6 max-nav:w-full ${chosen ? 'button-secondary' : 'button-primary'}`}
      >
        {translate('checkout.to-review')}
        <ArrowRightIcon size={20} />
      </button>
    </form>
  )
}
