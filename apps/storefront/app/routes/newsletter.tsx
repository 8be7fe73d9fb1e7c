import { confirmNewsletterNow, leaveNewsletterAtOnce } from '@passepartout/contracts'
import { pagePath, systemPath } from '@passepartout/domain'
import { MailIcon } from '@passepartout/ui/icons'
import { data, redirect } from 'react-router'
import { PageShell } from '../features/frame/page-shell.tsx'
import { Told } from '../features/order/panels.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/newsletter.ts'
import { loadSystemPage } from './load-system-page.ts'

/**
 * Where the links of newsletter mails lead. Only the button writes, since programs that guard mailboxes open every link
 * before its reader does.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const step = stepOf(own)
  const page = await loadSystemPage(context.get(services), own, `newsletter.${step}-title`)
  context.set(loadedPage, { ...page, alternates: [] })
  return { step }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const step = stepOf(own)
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)
  const api = apiClient(own)
  const result = await (step === 'confirm'
    ? api.call(confirmNewsletterNow, { query: { token } })
    : api.call(leaveNewsletterAtOnce, { query: { token } }))
  const isOver = !result.ok && (result.status === 410 || result.status === 422)
  if (!result.ok && !isOver) return data({ problem: result.message }, { status: result.status || 503 })
  const state = isOver ? 'expired' : step === 'confirm' ? 'confirmed' : 'left'
  const path = pagePath(own.shop, systemPath(own.shop, 'newsletter'), own.platform)
  throw redirect(`${path}#newsletter-${state}`, 303)
}

const stepOf = ({ target }: PageRequest): 'confirm' | 'leave' =>
  target.kind === 'system' && target.below === 'leave' ? 'leave' : 'confirm'

export default function NewsletterRoute({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  const { translate } = page
  return (
    <PageShell page={page}>
      <div className="wrap pt-10 pb-section nav:pt-16">
        <MailIcon size={44} className="mb-4 text-accent" />
        <h1 className="type-h1">{translate(`newsletter.${step}-title`)}</h1>
        <p className="type-lead measure mt-3">{translate(`newsletter.${step}-text`)}</p>
        {actionData && (
          <div className="mt-6">
            <Told look="error">{actionData.problem}</Told>
          </div>
        )}
        <form method="post" className="mt-7">
          <button type="submit" className="button button-primary button-large max-md:w-full">
            {translate(`newsletter.${step}-button`)}
          </button>
        </form>
      </div>
    </PageShell>
  )
}
