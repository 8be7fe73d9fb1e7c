import { readGuestBook, writeGuestBook } from '@passepartout/contracts'
import { pageNotFound, pagePath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { ErrorPage } from '../blocks/error/error-page.tsx'
import { readMultiValueForm } from '../features/forms/read-form.ts'
import { GuestBookPage } from '../features/guest-book/guest-book-page.tsx'
import { PageLayout } from '../features/layout/page-layout.tsx'
import type { OrderFormError } from '../features/order/handle-order-action.ts'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/guest-book.ts'
import { loadErrorPage } from './load-content-page.ts'
import { loadSystemPage } from './load-system-page.ts'

const tokenOf = ({ path }: PageRequest) => path.split('/').at(2) ?? ''

/** The page of a guest or condolence book, for guests with its URL. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const all = context.get(services)
  const answer = await apiClient(own).call(readGuestBook, { params: { token: tokenOf(own) } })
  if (!answer.ok) {
    const failure = pageNotFound('no-route', own.path.split('/').slice(0, 2).join('/'))
    context.set(loadedPage, await loadErrorPage(all, own, failure))
    own.failed?.(failure)
    return data({ book: undefined, isWritten: false }, { status: answer.status ?? 503 })
  }
  const book = answer.payload
  const page = await loadSystemPage(all, own, `guest-book.kind-${book.kind}`)
  context.set(loadedPage, { ...page, alternates: [] })
  return data({ book, isWritten: new URL(request.url).searchParams.has('written') })
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const fields = await readMultiValueForm(request)
  if (!fields) throw new Response('This page cannot be written to.', { status: 405 })
  const body = { author: fields.get('author') ?? '', text: fields.get('text') ?? '' }
  const answer = await apiClient(own).call(writeGuestBook, { params: { token: tokenOf(own) }, body })
  if (answer.ok) throw redirect(`${pagePath(own.shop, own.path, own.platform)}?written`, 303)
  const { message, errors } = answer
  const values = { author: [body.author], text: [body.text] }
  const failed: OrderFormError = {
    ...{ ok: false, intent: 'write', message, errors, values },
    status: answer.status ?? 503,
  }
  return data(failed, { status: failed.status })
}

export default function GuestBookRoute({
  loaderData: { book, isWritten },
  actionData,
}: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  if (!book) {
    return (
      <PageLayout page={page}>
        <ErrorPage page={page} />
        <Blocks page={page} blocks={page.blocks} />
      </PageLayout>
    )
  }
  return (
    <PageLayout page={page} isBuying>
      <GuestBookPage page={page} book={book} isWritten={isWritten} failed={actionData} />
    </PageLayout>
  )
}
