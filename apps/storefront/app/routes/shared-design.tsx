import { confirmShareNotification, unsubscribeShareNotificationOneClick } from '@passepartout/contracts'
import { data } from 'react-router'
import { EmailConfirmationPage } from '../features/email-confirmation/email-confirmation-page.tsx'
import {
  confirmationStep,
  submitEmailConfirmation,
} from '../features/email-confirmation/submit-email-confirmation.ts'
import { StatusMessage } from '../features/order/panels.tsx'
import { usePage } from '../platform/page.ts'
import { pageRequest } from '../platform/request.ts'
import type { Route } from './+types/shared-design.ts'
import { loadEmailConfirmation } from './load-email-confirmation.ts'

/** Pages linked from emails about shared designs. */
export async function loader({ context }: Route.LoaderArgs) {
  const step = confirmationStep(context.get(pageRequest), 'stop')
  await loadEmailConfirmation(context, `shared-design.${step}-title`)
  return { step }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const isConfirmed = confirmationStep(own, 'stop') === 'confirm'
  const pressed = await submitEmailConfirmation(request, own, (api, query) =>
    isConfirmed
      ? api.call(confirmShareNotification, { query })
      : api.call(unsubscribeShareNotificationOneClick, { query }),
  )
  if (typeof pressed === 'string') return { state: pressed }
  return data({ state: 'failed' as const, problem: pressed.problem }, { status: pressed.status })
}

export default function SharedDesignRoute({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  const { translate } = page
  const isOver = actionData?.state === 'done' || actionData?.state === 'expired'
  return (
    <EmailConfirmationPage
      page={page}
      title={translate(`shared-design.${step}-title`)}
      form={
        isOver
          ? undefined
          : {
              text: translate(`shared-design.${step}-text`),
              button: translate(`shared-design.${step}-button`),
            }
      }
      message={
        actionData && (
          <StatusMessage look={actionData.state === 'done' ? 'done' : 'error'}>
            {actionData.state === 'failed'
              ? actionData.problem
              : translate(`shared-design.${step}-${actionData.state}`)}
          </StatusMessage>
        )
      }
    />
  )
}
