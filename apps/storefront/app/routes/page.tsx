import { data } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { PageShell } from '../features/frame/page-shell.tsx'
import { loadContentPage } from '../platform/load-content-page.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/page.ts'

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
      <Blocks page={page} blocks={page.story?.content.body ?? []} />
    </PageShell>
  )
}
