import { type AccountSection, accountPath, accountSectionAt, pagePath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { AreaIsland, type AreaIslandProps } from '../features/account/area-island.tsx'
import { AREA_MESSAGES } from '../features/account/area-messages.ts'
import { loadArea } from '../features/account/load-area.ts'
import { COMPLETED_ACTIONS, submitAreaForm } from '../features/account/submit-area-form.ts'
import { readForm } from '../features/forms/read-form.ts'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { Island } from '../islands/runtime/island.tsx'
import { wordsOf } from '../messages/index.ts'
import { apiClient } from '../platform/api-client.ts'
import { newsletterConsent } from '../platform/newsletter-consent.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/account.ts'
import { loadSystemPage } from './load-system-page.ts'

/** The account area of the signed-in customer; all other visitors are redirected to the sign-in and back. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const section = accountSectionOf(own)
  const [page, loaded] = await Promise.all([
    loadSystemPage(context.get(services), own, `area.${section === 'overview' ? 'title' : section}`),
    loadArea(apiClient(own), section),
  ])
  if (!loaded.ok && loaded.status === 401) throw redirect(logInFrom(own), 303)
  context.set(loadedPage, { ...page, alternates: [] })
  const completed = new URL(request.url).searchParams.get('done')
  const done = COMPLETED_ACTIONS.find(one => one === completed) ?? null
  return data({ section, loaded, done }, { status: loaded.ok ? 200 : 503 })
}

/** Handles every form of the area, so that all of it works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const values = await readForm(request)
  if (!values) throw new Response('This page cannot be written to.', { status: 405 })
  const changed = await submitAreaForm(apiClient(own), values, own.shop.country)
  if (!changed.ok) {
    if (changed.status === 401) throw redirect(logInFrom(own), 303)
    return data(changed, { status: changed.status })
  }
  const { shop, platform, path } = own
  if (changed.left) throw redirect(pagePath(shop, '/', platform), 303)
  throw redirect(`${pagePath(shop, path, platform)}?done=${changed.done}`, 303)
}

const accountSectionOf = ({ shop, path }: PageRequest): AccountSection =>
  accountSectionAt(shop, path) ?? 'overview'

const logInFrom = ({ shop, platform, path }: PageRequest) =>
  `${pagePath(shop, accountPath(shop, 'log-in'), platform)}?${new URLSearchParams({ back: pagePath(shop, path, platform) })}`

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  const { shop, platform, href, translate } = page
  const words = Object.fromEntries(Object.entries(wordsOf(shop)).filter(([key]) => AREA_MESSAGES.test(key)))
  const props: AreaIslandProps = {
    ...{ shop, platform, words, ...loaderData },
    failed: actionData ?? null,
    consent: newsletterConsent(translate, shop),
    logIn: href(accountPath(shop, 'log-in')),
    start: href('/'),
  }
  return (
    <PageLayout page={page} isBuying>
      <Island name="account" component={AreaIsland} props={props} when="load" />
    </PageLayout>
  )
}
