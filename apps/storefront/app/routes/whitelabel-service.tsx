import { getCustomerData, getWhitelabel, setWhitelabelEnabled } from '@passepartout/contracts'
import { pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { readForm } from '../features/forms/read-form.ts'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { WhitelabelService } from '../features/whitelabel/whitelabel-service.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/whitelabel-service.ts'
import { loadSystemPage } from './load-system-page.ts'

/** About the whitelabel service; shows a whitelabel customer their own settings, hence is never cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const client = apiClient(own)
  const [page, answer, customer] = await Promise.all([
    loadSystemPage(context.get(services), own, 'whitelabel-service.title'),
    client.call(getWhitelabel, {}),
    client.call(getCustomerData, {}),
  ])
  context.set(loadedPage, page)
  return {
    whitelabel: answer.ok ? answer.payload.whitelabel : null,
    hasAccount: customer.ok && customer.payload.isLoggedIn,
  }
}

/** Switches the whitelabel name on or off by a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const fields = await readForm(request)
  const wanted = fields?.sender
  if (wanted !== 'on' && wanted !== 'off')
    throw new Response('This page cannot be written to.', { status: 405 })
  const answer = await apiClient(own).call(setWhitelabelEnabled, { body: { on: wanted === 'on' } })
  if (!answer.ok) return data({ problem: answer.message }, { status: answer.status })
  throw redirect(pagePath(own.shop, systemPath(own.shop, 'whitelabel-service'), own.platform), 303)
}

export default function WhitelabelServiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page} isBuying>
      <WhitelabelService page={page} {...loaderData} {...actionData} />
    </PageLayout>
  )
}
