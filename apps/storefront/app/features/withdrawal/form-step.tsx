import type { ReceiptLine } from '@passepartout/contracts'
import { FieldError, TextArea, TextField } from '@passepartout/ui/field'
import { ArrowRightIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { lineTexts } from '../checkout/line-texts.ts'
import { linkTo } from '../links/address.ts'
import { LineChoice } from '../order/line-choice.tsx'
import { StatusMessage } from '../order/panels.tsx'
import type { Step, WithdrawalInput } from './next-withdrawal-step.ts'
import { WithdrawalHeading } from './withdrawal-parts.tsx'

const NOTHING: WithdrawalInput = {
  intent: '',
  name: '',
  email: '',
  orderNumber: '',
  lines: [],
  text: '',
  isShown: false,
}

/** Examples of order numbers. */
const EXAMPLES = { passepartout: 'PP-7K4M-2Q9X', kartenliebe: 'KL-7K4M-2Q9X' } as const

/** Name, email, order number, and the lines once the order is found. */
export function FormStep({ page, step }: { page: Page; step: Step | undefined }) {
  const { translate, global } = page
  const { typed = NOTHING, order = null, errors = {}, message = '' } = step ?? {}
  const error = (name: string) => errors[name] && (errors[name][0] ?? translate(`withdrawal.${name}-missing`))
  const field = (name: 'name' | 'email' | 'orderNumber') => ({
    name,
    label: translate(`withdrawal.${name}`),
    defaultValue: typed[name],
    error: error(name),
    required: true,
  })
  const law = global?.withdrawal
  return (
    <>
      <WithdrawalHeading title={translate('withdrawal.title')} text={translate('withdrawal.lead')} />
      {message && (
        <div className="mt-6">
          <StatusMessage look="error">{message}</StatusMessage>
        </div>
      )}
      <form method="post" noValidate className="mt-7 grid gap-5">
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" maxLength={200} />
          <TextField
            {...field('orderNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={EXAMPLES[page.shop.channel]}
            maxLength={40}
          />
        </div>
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={200} />
        {order && (
          <fieldset aria-describedby="line-error" className="mt-3">
            <legend className="mb-3 font-semibold">
              {translate('withdrawal.order-of', { date: order.placedAt.text })}
            </legend>
            <input type="hidden" name="shown" value="1" />
            <div className="divide-y divide-hairline overflow-clip rounded-surface border border-line-strong bg-raised">
              {order.lines.map(({ line, isExempt }) => (
                <ReturnedLine
                  key={line.id}
                  page={page}
                  line={line}
                  isExempt={isExempt}
                  isChosen={typed.lines.includes(line.id)}
                  until={order.until?.text}
                />
              ))}
            </div>
            <FieldError id="line" error={error('line')} />
          </fieldset>
        )}
        {order && (
          <TextArea
            name="text"
            label={translate('withdrawal.text')}
            optional={translate('checkout.optional')}
            defaultValue={typed.text}
            maxLength={2000}
            rows={2}
          />
        )}
        <div>
          <button
            type="submit"
            name="intent"
            value="review"
            className="button button-primary button-large max-md:w-full"
          >
            {translate('withdrawal.go-on')}
            <ArrowRightIcon size={20} />
          </button>
          <p className="mt-3 text-14 text-muted">
            {translate('withdrawal.in-writing')}{' '}
            {law && (
              <a {...linkTo(law, page)} className="text-link">
                {translate('withdrawal.law')}
              </a>
            )}
          </p>
        </div>
      </form>
    </>
  )
}

interface ReturnedLineProps {
  page: Page
  line: ReceiptLine
  isExempt: boolean
  isChosen: boolean
  until: string | undefined
}

/**
 * A line to be returned. A line that was made to order is exempt: the page says so, but its withdrawal stays possible,
 * because the shop is not the only one to judge.
 */
function ReturnedLine({ page, line, isExempt, isChosen, until }: ReturnedLineProps) {
  const { translate } = page
  if (!isExempt) {
    return (
      <LineChoice page={page} line={line} isChosen={isChosen} aside={line.total.text}>
        {until ? translate('withdrawal.line-until', { day: until }) : translate('withdrawal.line-open')}
      </LineChoice>
    )
  }
  return (
    <div className="px-4 py-3.5 nav:px-5">
      <p className="font-semibold">{lineTexts(line, translate('cart.unnamed')).name}</p>
      <p className="mt-1 text-14">
        <b className="font-semibold">{translate('withdrawal.no-right')}</b>{' '}
        <span className="text-muted">
          {translate('withdrawal.no-right-text', { source: translate('withdrawal.source') })}
        </span>
      </p>
      <details open={isChosen} className="mt-1">
        <summary className="text-link flex min-h-11 items-center text-15">
          {translate('withdrawal.anyway')}
        </summary>
        <div className="-mx-4 border-t border-hairline nav:-mx-5">
          <LineChoice page={page} line={line} isChosen={isChosen} aside={line.total.text}>
            {translate('withdrawal.line-made')}
          </LineChoice>
        </div>
      </details>
    </div>
  )
}
