import { data } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { ErrorPage } from '../blocks/error/error-page.tsx'
import { PageShell } from '../features/frame/page-shell.tsx'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/page.ts'
import { loadContentPage } from './load-content-page.ts'

/** Every content page of the shop: the story at the request's path, or the content-driven error page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await loadContentPage(
    context.get(services),
    context.get(pageRequest),
    new URL(request.url).searchParams,
  )
  context.set(loadedPage, page)
  return data(null, { status: page.status })
}

export default function ContentPage() {
  const page = usePage()
  if (!page) return null
  return (
    <PageShell page={page}>
      {page.status === 404 && <ErrorPage page={page} />}
      <Blocks page={page} blocks={page.blocks} />
    </PageShell>
  )
}
