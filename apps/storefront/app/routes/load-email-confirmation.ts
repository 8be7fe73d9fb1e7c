import type { RouterContextProvider } from 'react-router'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import { loadSystemPage } from './load-system-page.ts'

/** Loads the page behind an email's link; its URL holds a token, so it has no alternates. */
export async function loadEmailConfirmation(
  context: Readonly<RouterContextProvider>,
  title: string,
): Promise<void> {
  const page = await loadSystemPage(context.get(services), context.get(pageRequest), title)
  context.set(loadedPage, { ...page, alternates: [] })
}
