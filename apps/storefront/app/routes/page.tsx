import { isUndesigned, unexpectedPageFailure } from '@passepartout/domain'
import { data } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { ActionBar } from '../blocks/error/action-bar.tsx'
import { ErrorPage } from '../blocks/error/error-page.tsx'
import { ErrorDetails } from '../features/error/error-details.tsx'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { storefrontKindAdapter } from '../features/product-kinds/registry.ts'
import { contentFailure } from '../platform/content-failure.ts'
import type { FormResult } from '../platform/form-result.ts'
import { type Page, usePage } from '../platform/page.ts'
import { formResult, loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import type { Route } from './+types/page.ts'
import { handlePageForm } from './handle-page-form.ts'
import { loadContentPage, loadErrorPage } from './load-content-page.ts'

/** Every content page of the shop: the story at the request's path, or the content-driven error page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const form = context.get(formResult)
  const query = withFormResult(new URL(request.url).searchParams, form)
  const page = await loadPage(context.get(services), own, query)
  if (page.failure) own.failed?.(page.failure, page.errorArea)
  context.set(loadedPage, form ? { ...page, form } : page)
  return data(null, { status: page.status })
}

export const action = ({ request, context }: Route.ActionArgs) => handlePageForm({ request, context })

/** A product form that is displayed again retains its configuration. */
function withFormResult(query: URLSearchParams, form: FormResult | null): URLSearchParams {
  if (!form || !isUndesigned(form.name)) return query
  const fields = storefrontKindAdapter(form.name).article?.fields ?? []
  const chosen = fields.flatMap(name => {
    const value = form.values[name]
    return value ? [[name, value]] : []
  })
  return new URLSearchParams([...query, ...chosen])
}

/** A page whose loading failed yields the error page too, in the shop's language; the reason is only logged. */
async function loadPage(all: Services, own: PageRequest, query: URLSearchParams): Promise<Page> {
  try {
    return await loadContentPage(all, own, query)
  } catch (error) {
    if (error instanceof Response) throw error
    all.log.error(
      { key: 'hybrid-ssr-error', err: error, path: own.path, ...contentFailure(error) },
      'loading page failed',
    )
    return loadErrorPage(all, own, unexpectedPageFailure(own.path))
  }
}

export default function ContentPage() {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page}>
      {page.failure && <ErrorPage page={page} />}
      {page.failure && page.debug && <ErrorDetails failure={page.failure} />}
      <Blocks page={page} blocks={page.blocks} />
      {page.failure && <ActionBar page={page} />}
    </PageLayout>
  )
}
