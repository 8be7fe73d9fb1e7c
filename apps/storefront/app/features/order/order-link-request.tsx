import { TextField } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import type { OrderActionResult } from './handle-order-action.ts'
import { Panel, StatusMessage } from './panels.tsx'

interface LostLinkProps {
  page: Page
  result: OrderActionResult | undefined
  /** The opened link leads to no order. */
  isWrong?: boolean
}

/**
 * For visitors without a link, or with one that leads to no order: sends the links to the email address of the orders,
 * and only there.
 */
export function OrderLinkRequest({ page, result, isWrong = false }: LostLinkProps) {
  const { translate } = page
  const failed = result?.ok === false && result.intent === 'send-links' ? result : undefined
  const error = failed && (failed.errors.email?.[0] ?? failed.message)
  return (
    <div className="wrap grid max-w-[44rem] gap-5 pt-9 pb-section nav:pt-14">
      <h1 className="type-h1">{translate('order.lost-title')}</h1>
      {isWrong && !result && <StatusMessage look="error">{translate('order.link-wrong')}</StatusMessage>}
      {result?.ok && result.to === 'links' && (
        <StatusMessage look="done">{translate('order.lost-sent')}</StatusMessage>
      )}
      <Panel>
        <form method="post" noValidate className="grid gap-4">
          <input type="hidden" name="intent" value="send-links" />
          <p className="text-muted">{translate('order.lost-text')}</p>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={200}
            label={translate('order.lost-email')}
            defaultValue={failed?.values.email?.[0] ?? ''}
            error={error}
          />
          <button type="submit" className="button button-primary justify-self-start max-md:w-full">
            {translate('order.lost-send')}
          </button>
        </form>
      </Panel>
    </div>
  )
}
