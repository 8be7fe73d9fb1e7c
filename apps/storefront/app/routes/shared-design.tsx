import { confirmShareMailNow, stopShareMailNow } from '@passepartout/contracts'
import { MailIcon } from '@passepartout/ui/icons'
import { data } from 'react-router'
import { PageShell } from '../features/frame/page-shell.tsx'
import { Told } from '../features/order/panels.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/shared-design.ts'
import { loadSystemPage } from './load-system-page.ts'

/**
 * Where the links of mails about shared designs lead. Only the button writes, since programs that guard mailboxes open
 * every link before its reader does.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const step = stepOf(own)
  const page = await loadSystemPage(context.get(services), own, `shared-design.${step}-title`)
  context.set(loadedPage, { ...page, alternates: [] })
  return { step }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)
  const api = apiClient(own)
  const result = await (stepOf(own) === 'confirm'
    ? api.call(confirmShareMailNow, { query: { token } })
    : api.call(stopShareMailNow, { query: { token } }))
  if (result.ok) return { state: 'done' as const }
  if (result.status === 410 || result.status === 422) return { state: 'expired' as const }
  return data({ state: 'failed' as const, problem: result.message }, { status: result.status || 503 })
}

const stepOf = ({ target }: PageRequest): 'confirm' | 'stop' =>
  target.kind === 'system' && target.below === 'stop' ? 'stop' : 'confirm'

export default function SharedDesignRoute({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  const { translate } = page
  const isOver = actionData?.state === 'done' || actionData?.state === 'expired'
  return (
    <PageShell page={page}>
      <div className="wrap pt-10 pb-section nav:pt-16">
        <MailIcon size={44} className="mb-4 text-accent" />
        <h1 className="type-h1">{translate(`shared-design.${step}-title`)}</h1>
        {!isOver && <p className="type-lead measure mt-3">{translate(`shared-design.${step}-text`)}</p>}
        {actionData && (
          <div className="mt-6">
            <Told look={actionData.state === 'done' ? 'done' : 'error'}>
              {actionData.state === 'done'
                ? translate(`shared-design.${step}-done`)
                : actionData.state === 'expired'
                  ? translate('shared-design.expired')
                  : actionData.problem}
            </Told>
          </div>
        )}
        {!isOver && (
          <form method="post" className="mt-7">
            <button type="submit" className="button button-primary button-large max-md:w-full">
              {translate(`shared-design.${step}-button`)}
            </button>
          </form>
        )}
      </div>
    </PageShell>
  )
}
