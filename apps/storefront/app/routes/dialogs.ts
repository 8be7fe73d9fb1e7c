import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { dialogContents } from '../features/dialogs/dialog-contents.ts'
import { pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/dialogs.ts'
import { loadSystemPage } from './load-system-page.ts'

/** Content of a dialog as HTML for the dialog host; the same for every visitor of a locale. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const content = Object.hasOwn(dialogContents, params.type) ? dialogContents[params.type] : undefined
  if (!content) return new Response('There is no such dialog.', { status: 404 })
  const page = await loadSystemPage(context.get(services), context.get(pageRequest), 'frame.start')
  return new Response(renderToString(createElement(content, { page })), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
