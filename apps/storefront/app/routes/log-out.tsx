import { logOut } from '@passepartout/contracts'
import { pagePath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { StatusMessage } from '../features/order/panels.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/log-out.ts'
import { loadSystemPage } from './load-system-page.ts'

/** GET does not sign out: a foreign link or image could contain the URL. The button does. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadSystemPage(context.get(services), context.get(pageRequest), 'log-out.title')
  context.set(loadedPage, page)
  return null
}

export async function action({ context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const result = await apiClient(own).call(logOut, {})
  if (!result.ok && result.status !== 401)
    return data({ problem: result.message }, { status: result.status || 503 })
  throw redirect(pagePath(own.shop, '/', own.platform), 303)
}

export default function LogOutRoute({ actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  const { translate } = page
  return (
    <PageLayout page={page}>
      <div className="wrap pt-10 pb-section nav:pt-16">
        <h1 className="type-h1">{translate('log-out.title')}</h1>
        <p className="type-lead measure mt-3">{translate('log-out.text')}</p>
        {actionData && (
          <div className="measure mt-6">
            <StatusMessage look="error">{actionData.problem}</StatusMessage>
          </div>
        )}
        <form method="post" className="mt-7">
          <button type="submit" className="button button-primary button-large max-md:w-full">
            {translate('log-out.button')}
          </button>
        </form>
      </div>
    </PageLayout>
  )
}
