import { confirmNewsletterPost, unsubscribeNewsletterOneClick } from '@passepartout/contracts'
import { pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { EmailConfirmationPage } from '../features/email-confirmation/email-confirmation-page.tsx'
import {
  confirmationStep,
  submitEmailConfirmation,
} from '../features/email-confirmation/submit-email-confirmation.ts'
import { StatusMessage } from '../features/order/panels.tsx'
import { usePage } from '../platform/page.ts'
import { pageRequest } from '../platform/request.ts'
import type { Route } from './+types/newsletter.ts'
import { loadEmailConfirmation } from './load-email-confirmation.ts'

/** Pages linked from newsletter emails. */
export async function loader({ context }: Route.LoaderArgs) {
  const step = confirmationStep(context.get(pageRequest), 'leave')
  await loadEmailConfirmation(context, `newsletter.${step}-title`)
  return { step }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const isConfirmed = confirmationStep(own, 'leave') === 'confirm'
  const pressed = await submitEmailConfirmation(request, own, (api, query) =>
    isConfirmed
      ? api.call(confirmNewsletterPost, { query })
      : api.call(unsubscribeNewsletterOneClick, { query }),
  )
  if (typeof pressed !== 'string') return data({ problem: pressed.problem }, { status: pressed.status })
  const state = pressed === 'expired' ? 'expired' : isConfirmed ? 'confirmed' : 'left'
  const path = pagePath(own.shop, systemPath(own.shop, 'newsletter'), own.platform)
  throw redirect(`${path}#newsletter-${state}`, 303)
}

export default function NewsletterRoute({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  const { translate } = page
  return (
    <EmailConfirmationPage
      page={page}
      title={translate(`newsletter.${step}-title`)}
      form={{ text: translate(`newsletter.${step}-text`), button: translate(`newsletter.${step}-button`) }}
      message={actionData && <StatusMessage look="error">{actionData.problem}</StatusMessage>}
    />
  )
}
