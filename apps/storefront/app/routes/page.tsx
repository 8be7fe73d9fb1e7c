import { pageBroken } from '@passepartout/domain'
import { data } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { ErrorPage } from '../blocks/error/error-page.tsx'
import { ErrorDetails } from '../features/error/error-details.tsx'
import { PageShell } from '../features/frame/page-shell.tsx'
import { type Page, usePage } from '../platform/page.ts'
import { answeredForm, loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import type { Route } from './+types/page.ts'
import { loadContentPage, loadErrorPage } from './load-content-page.ts'
import { writePage } from './write-page.ts'

/** Every content page of the shop: the story at the request's path, or the content-driven error page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const page = await loadPage(context.get(services), own, new URL(request.url).searchParams)
  if (page.failure) own.failed?.(page.failure)
  const form = context.get(answeredForm)
  context.set(loadedPage, form ? { ...page, form } : page)
  return data(null, { status: page.status })
}

export const action = ({ request, context }: Route.ActionArgs) => writePage({ request, context })

/** A page whose loading failed has the error page too, in the shop's language; its reason stays in the log. */
async function loadPage(all: Services, own: PageRequest, query: URLSearchParams): Promise<Page> {
  try {
    return await loadContentPage(all, own, query)
  } catch (error) {
    if (error instanceof Response) throw error
    all.log.error({ key: 'hybrid-ssr-error', err: error, path: own.path }, 'a page could not be loaded')
    return loadErrorPage(all, own, pageBroken(own.path))
  }
}

export default function ContentPage() {
  const page = usePage()
  if (!page) return null
  return (
    <PageShell page={page}>
      {page.failure && <ErrorPage page={page} />}
      {page.failure && page.debug && <ErrorDetails failure={page.failure} />}
      <Blocks page={page} blocks={page.blocks} />
    </PageShell>
  )
}
