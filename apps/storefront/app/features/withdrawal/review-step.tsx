import type { Page } from '../../platform/page.ts'
import { lineTexts } from '../checkout/line-texts.ts'
import { StatusMessage } from '../order/panels.tsx'
import type { Step, WithdrawalInput } from './next-withdrawal-step.ts'
import { Facts, WithdrawalHeading } from './withdrawal-parts.tsx'

/** The declaration before it is made, and the button that makes it. */
export function ReviewStep({ page, step: { typed, order } }: { page: Page; step: Step }) {
  const { translate } = page
  return (
    <>
      <WithdrawalHeading title={translate('withdrawal.review')} text={translate('withdrawal.review-lead')} />
      <div className="mt-7 grid gap-5">
        {!order && <StatusMessage look="info">{translate('withdrawal.unknown')}</StatusMessage>}
        <Facts
          rows={[
            [translate('withdrawal.what'), namesOf(page, typed, order)],
            [translate('withdrawal.orderNumber'), order?.orderNumber ?? typed.orderNumber],
            [translate('withdrawal.name'), typed.name],
            [translate('withdrawal.confirm-to'), typed.email],
            ...(typed.text ? [[translate('withdrawal.text'), typed.text] as const] : []),
            [translate('withdrawal.refund'), translate('withdrawal.refund-text')],
          ]}
        />
        <form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <CarriedFields typed={typed} />
          <button
            type="submit"
            name="intent"
            value="confirm"
            className="button button-primary button-large max-md:w-full"
          >
            {translate('withdrawal.confirm')}
          </button>
          <button
            type="submit"
            name="intent"
            value="change"
            className="min-h-11 underline underline-offset-4"
          >
            {translate('withdrawal.back')}
          </button>
        </form>
      </div>
    </>
  )
}

/** Hidden fields with the values for the next step. */
function CarriedFields({
  typed: { name, email, orderNumber, text, lines, isShown },
}: {
  typed: WithdrawalInput
}) {
  return (
    <>
      {Object.entries({ name, email, orderNumber, text, ...(isShown ? { shown: '1' } : {}) }).map(
        ([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ),
      )}
      {lines.map(line => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
    </>
  )
}

function namesOf({ translate }: Page, { lines }: WithdrawalInput, order: Step['order']): string {
  const chosen = order?.lines.filter(({ line }) => lines.includes(line.id)) ?? []
  const names = chosen.map(({ line }) => lineTexts(line, translate('cart.unnamed')).name)
  return names.join('\n') || translate('withdrawal.whole')
}
