import { isUndesigned, pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { readForm } from '../features/forms/read-form.ts'
import { submitForm } from '../features/forms/submit-form.ts'
import { apiClient } from '../platform/api-client.ts'
import { FORMS } from '../platform/form-result.ts'
import { formResult, pageRequest } from '../platform/request.ts'
import type { Route } from './+types/page.ts'

/**
 * Handles forms without scripts: on success redirects to the page with a message of thanks, otherwise renders the page
 * again with input and errors. An article leads to the cart. Every page contains the thanks, hidden until the URL's
 * fragment targets them.
 */
export async function handlePageForm({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const own = context.get(pageRequest)
  const values = await readForm(request)
  const name = FORMS.find(form => form === values?.form)
  if (!values || !name) throw new Response('This page cannot be written to.', { status: 405 })
  const back = await submitForm(apiClient(own), name, values)
  if (!back) {
    const { shop, path, platform, target } = own
    const inner = target.kind === 'system' ? systemPath(shop, target.page) : path
    if (isUndesigned(name)) throw redirect(pagePath(shop, systemPath(shop, 'cart'), platform), 303)
    throw redirect(`${pagePath(shop, inner, platform)}#${name}-sent`, 303)
  }
  context.set(formResult, back.form)
  return data(null, { status: back.status })
}
