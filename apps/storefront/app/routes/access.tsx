import { ACCOUNT_PAGES, type AccountPage, accountPath, pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { AccessPage } from '../features/account/access-page.tsx'
import { submitAccessForm } from '../features/account/access-result.ts'
import { readForm } from '../features/forms/read-form.ts'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/access.ts'
import { loadSystemPage } from './load-system-page.ts'

/** Sign-in, sign-up, a new password, and the pages linked from their emails; all of it works without JavaScript. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const step = stepOf(own)
  const page = await loadSystemPage(context.get(services), own, `access.${step}-title`)
  context.set(loadedPage, { ...page, alternates: [] })
  const query = new URL(request.url).searchParams
  return { step, back: returnPathOf(query), isDone: query.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const { shop, platform } = own
  const values = await readForm(request)
  if (!values) throw new Response('This page cannot be written to.', { status: 405 })
  const query = new URL(request.url).searchParams
  const step = stepOf(own)
  const token = (query.get('token') ?? '').slice(0, 200)
  const result = await submitAccessForm(apiClient(own), step, values, token)
  if (!result.ok) return data(result, { status: result.status })
  const path = (page: AccountPage) => pagePath(shop, accountPath(shop, page), platform)
  // Rendered without a redirect: the email must not appear in a URL of the shop.
  if (result.next === 'sent') return data(result)
  if (result.next === 'done') throw redirect(`${path('log-in')}?done`, 303)
  const next = returnPathOf(query) ?? pagePath(shop, systemPath(shop, 'account'), platform)
  // The next page tracks the login (`platform/analytics/start-analytics.ts`).
  throw redirect(`${next}#logged-in`, 303)
}

const stepOf = ({ target }: PageRequest): AccountPage =>
  ACCOUNT_PAGES.find(page => target.kind === 'system' && page === target.below) ?? 'log-in'

/** A path of this shop only, which prevents open redirects. */
function returnPathOf(query: URLSearchParams): string | undefined {
  const back = query.get('back') ?? ''
  return /^\/(?![/\\])[\w\-./?=&%+~]{0,500}$/.test(back) ? back : undefined
}

export default function AccessRoute({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page} isBuying>
      <AccessPage
        page={page}
        {...loaderData}
        failed={actionData && !actionData.ok ? actionData : undefined}
        sentTo={actionData?.ok ? actionData.email : undefined}
      />
    </PageLayout>
  )
}
